import AsyncOperators
import AsyncOperatorsTesting
import Testing

// What can fail follows from the base and the calls: a base that cannot fail, one that fails with
// a `MarbleFailure` and one that may fail with anything, each with calls of four kinds.
@Suite(.timeLimit(.minutes(5))) struct CallFailuresTests {
  struct Refused: Error {}

  private let calm = AsyncStream(numbers: [1])
  private let typed = FailingSource<MarbleFailure>(failure: MarbleFailure())
  private let open = FailingSource<any Error>(failure: MarbleFailure())

  @Test func `of mapLatest`() async {
    let never: AsyncMapLatestSequence<_, Int, Never> = calm.mapLatest(Self.sure)
    let calls: AsyncMapLatestSequence<_, Int, Refused> = calm.mapLatest(Self.refused)
    let any: AsyncMapLatestSequence<_, Int, any Error> = calm.mapLatest(Self.plain)
    let base: AsyncMapLatestSequence<_, Int, MarbleFailure> = typed.mapLatest(Self.sure)
    let same: AsyncMapLatestSequence<_, Int, MarbleFailure> = typed.mapLatest(Self.failed)
    let differs: AsyncMapLatestSequence<_, Int, any Error> = typed.mapLatest(Self.refused)
    let both: AsyncMapLatestSequence<_, Int, any Error> = typed.mapLatest(Self.plain)
    let open: AsyncMapLatestSequence<_, Int, any Error> = open.mapLatest(Self.refused)
    let closure: AsyncMapLatestSequence<_, Int, any Error> = typed.mapLatest { number in
      try await Self.plain(number)
    }
    _ = (never, calls, any, base, same, both, open, closure)
    await #expect(throws: (any Error).self) { for try await _ in differs {} }
  }

  @Test func `of concurrentMap`() async {
    let never: AsyncConcurrentMapSequence<_, Int, Never> = calm.concurrentMap(
      maxConcurrency: 2, Self.sure)
    let calls: AsyncConcurrentMapSequence<_, Int, Refused> = calm.concurrentMap(
      maxConcurrency: 2, Self.refused)
    let base: AsyncConcurrentMapSequence<_, Int, MarbleFailure> = typed.concurrentMap(
      maxConcurrency: 2, Self.sure)
    let same: AsyncConcurrentMapSequence<_, Int, MarbleFailure> = typed.concurrentMap(
      maxConcurrency: 2, Self.failed)
    let differs: AsyncConcurrentMapSequence<_, Int, any Error> = typed.concurrentMap(
      maxConcurrency: 2, Self.refused)
    let open: AsyncConcurrentMapSequence<_, Int, any Error> = open.concurrentMap(
      maxConcurrency: 2
    ) { number in try await Self.plain(number) }
    _ = (never, calls, base, same, open)
    await #expect(throws: Refused.self) { for try await _ in differs {} }
  }

  @Test func `of concurrentMapUnordered`() async {
    let never: AsyncConcurrentMapSequence<_, Int, Never> = calm.concurrentMapUnordered(
      maxConcurrency: 2, Self.sure)
    let calls: AsyncConcurrentMapSequence<_, Int, Refused> = calm.concurrentMapUnordered(
      maxConcurrency: 2, Self.refused)
    let base: AsyncConcurrentMapSequence<_, Int, MarbleFailure> = typed.concurrentMapUnordered(
      maxConcurrency: 2, Self.sure)
    let same: AsyncConcurrentMapSequence<_, Int, MarbleFailure> = typed.concurrentMapUnordered(
      maxConcurrency: 2, Self.failed)
    let differs: AsyncConcurrentMapSequence<_, Int, any Error> = typed.concurrentMapUnordered(
      maxConcurrency: 2, Self.refused)
    let open: AsyncConcurrentMapSequence<_, Int, any Error> = open.concurrentMapUnordered(
      maxConcurrency: 2
    ) { number in try await Self.plain(number) }
    _ = (never, calls, base, same, open)
    await #expect(throws: (any Error).self) { for try await _ in differs {} }
  }

  @Test func `of concurrentForEach`() async throws {
    await calm.concurrentForEach(maxConcurrency: 2) { _ = await Self.sure($0) }
    do throws(MarbleFailure) {
      try await typed.concurrentForEach(maxConcurrency: 2) { _ = await Self.sure($0) }
      Issue.record("it should have failed")
    } catch {
      #expect(error == MarbleFailure())
    }
    await #expect(throws: MarbleFailure.self) {
      try await typed.concurrentForEach(maxConcurrency: 2) { number in
        guard number < 0 else { return }
        _ = try await Self.plain(number)
      }
    }
    await #expect(throws: (any Error).self) {
      try await typed.concurrentForEach(maxConcurrency: 2) { number throws(Refused) in
        _ = try await Self.refused(number)
      }
    }
  }

  @Sendable private static func sure(_ number: Int) async -> Int { number }
  @Sendable private static func plain(_ number: Int) async throws -> Int { throw Refused() }
  @Sendable private static func refused(_ number: Int) async throws(Refused) -> Int {
    throw Refused()
  }
  @Sendable private static func failed(_ number: Int) async throws(MarbleFailure) -> Int {
    throw MarbleFailure()
  }
}

/// Brings 1 and then fails.
private struct FailingSource<Failure: Error>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let failure: Failure
  var isFirst = true

  func makeAsyncIterator() -> FailingSource { self }
  mutating func next() async throws(Failure) -> Int? { try await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async throws(Failure) -> Int? {
    guard isFirst else { throw failure }
    isFirst = false
    return 1
  }
}
