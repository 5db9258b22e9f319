import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5)), .serialized) struct StressTests {
  @Test(arguments: StressedOperator.all)
  func `cancelled at any moment on real threads it ends and leaves nothing`(
    stressed: StressedOperator
  ) async {
    let leaks = LeakCounter()
    for round in 0..<400 {
      let source = YieldingSource(count: 40, token: leaks.token())
      let reader = Task { await read(stressed.make(source), atMost: round % 7 == 0 ? 3 : 1_000) }
      for _ in 0..<(round % 40) { await Task.yield() }
      reader.cancel()
      await reader.value
    }
    await leaks.waitUntilReleased()
    #expect(leaks.alive == 0)
  }

  @Test(arguments: StressedOperator.all)
  func `uncancelled on real threads it always ends`(stressed: StressedOperator) async {
    let leaks = LeakCounter()
    for _ in 0..<200 {
      let output = stressed.make(YieldingSource(count: 10, token: leaks.token()))
      #expect(await last(of: output) == 9)
    }
    await leaks.waitUntilReleased()
    #expect(leaks.alive == 0)
  }

  @Test func `a hundred thousand switches come to the last`() async {
    let numbers = AsyncStream(numbers: 0..<100_000)
    var last = -1
    for await number in numbers.flatMapLatest({ JustOne(element: $0) }) { last = number }
    #expect(last == 99_999)
  }

  private func read(_ output: some AsyncSequence<Int, Never>, atMost count: Int) async {
    var left = count
    for await _ in output {
      left -= 1
      if left == 0 { return }
    }
  }

  private func last(of output: some AsyncSequence<Int, Never>) async -> Int {
    var last = -1
    for await number in output { last = number }
    return last
  }
}
