import AsyncOperators
import Testing

@Suite(.timeLimit(.minutes(5))) struct PreconditionTests {
  @Test func `a map without a worker stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = await [1].concurrentMap(maxConcurrency: 0) { $0 }
    }
    await #expect(processExitsWith: .failure) {
      _ = await [1].concurrentMapUnordered(maxConcurrency: 0) { $0 }
    }
    await #expect(processExitsWith: .failure) {
      await [Int]().concurrentForEach(maxConcurrency: -1) { _ in }
    }
    await #expect(processExitsWith: .failure) {
      _ = JustOne(element: 1).concurrentMap(maxConcurrency: 0) { $0 }
    }
    await #expect(processExitsWith: .failure) {
      _ = JustOne(element: 1).concurrentMapUnordered(maxConcurrency: -1) { $0 }
    }
  }

  @Test func `a buffer that would lose every element stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = JustOne(element: 1).share(bufferingPolicy: .newest(0))
    }
    await #expect(processExitsWith: .failure) {
      _ = AsyncPassthroughSubject<Int, Never>().values(bufferingPolicy: .oldest(0))
    }
    await #expect(processExitsWith: .failure) {
      _ = AsyncCurrentValueSubject<Int, Never>(1).values(bufferingPolicy: .bounded(-1))
    }
    await #expect(processExitsWith: .failure) {
      let merged = merge(JustOne(element: 1), JustOne(element: 2), bufferingPolicy: .newest(0))
      for await _ in merged {}
    }
  }

  @Test func `less than no elements to replay stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = JustOne(element: 1).share(replay: -1) }
  }

  @Test func `the least that is allowed goes on`() async {
    await #expect(processExitsWith: .success) {
      _ = await [1].concurrentMap(maxConcurrency: 1) { $0 }
      for await _ in JustOne(element: 1).share(bufferingPolicy: .bounded(0), replay: 0) {}
      for await _ in merge([JustOne(element: 1)], bufferingPolicy: .newest(1)) {}
    }
  }
}
