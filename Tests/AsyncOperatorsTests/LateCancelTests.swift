import AsyncOperatorsTesting
import Testing

@testable import AsyncOperators

@Suite(.timeLimit(.minutes(5))) struct LateCancelTests {
  @Test func `a task attached to a pipe that is over is cancelled, another is not`() async {
    let over = Pipe<Int, Never>(.bounded(1))
    let open = Pipe<Int, Never>(.bounded(1))
    let gate = Gate()
    let late = OwnedTask.start { await gate.wait() }
    let early = OwnedTask.start { await gate.wait() }
    over.close()
    over.attach(late)
    open.attach(early)
    #expect(late.isCancelled)
    #expect(!early.isCancelled)
    open.close()
    #expect(early.isCancelled)
    gate.open()
    await late.value
    await early.value
  }

  @Test(arguments: [true, false])
  func `after the cancellation no work begins`(isCancelled: Bool) async {
    let begun = Tally()
    let latest = LatestWork<Int, Int, Never>(pipe: Pipe(.bounded(1))) { _, _, _ in begun.add() }
    if isCancelled { latest.cancelAll() }
    latest.begin(1, 0)
    await latest.oldest()?.value
    #expect(latest.oldest() == nil)
    #expect(begun.count == (isCancelled ? 0 : 1))
  }

  @Test func `a base that goes on after the operator's end begins nothing and is left`() async {
    let gate = Gate()
    let begun = Tally()
    let pipe = Pipe<Int, Never>(.bounded(1))
    let latest = LatestWork<Int, Int, Never>(pipe: pipe) { _, _, _ in
      begun.add()
      await gate.wait()
    }
    latest.begin(0, pipe.beginTurn() ?? 0)
    while begun.count == 0 { await Task.yield() }
    let first = latest.oldest()
    pipe.close()
    gate.open()
    await latest.follow(AsyncStream(numbers: 1...3), failing: impossible)
    await first?.value
    #expect(begun.count == 1)
    #expect(latest.oldest() == nil)
  }

  @Test func `what came before a failure outlasts a new turn that comes after it`() {
    let pipe = Pipe<Int, MarbleFailure>(.unbounded)
    _ = pipe.enqueue { 1 }
    pipe.finish(MarbleFailure())
    #expect(pipe.beginTurn() == nil)
    #expect(elements(of: pipe) == [1])
  }

  @Test func `a failure does not overtake a pair that another side was about to tell of`() async {
    let pipe = Pipe<(Int, Int), MarbleFailure>(.newest(1))
    let sides = LatestSides(LatestTwo<Int, Int>(), pipe: pipe)
    _ = sides.latest.keep { $0.right = 1 }
    _ = sides.latest.keep { $0.left = 1 }  // kept, and not offered yet
    let right = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(2)
      continuation.finish(throwing: MarbleFailure())
    }
    await sides.follow(right, failing: { _ in MarbleFailure() }) { swap(&$0.right, &$1) }
    #expect(elements(of: pipe).map { [$0.0, $0.1] } == [[1, 2]])
  }

  @Test func `an offer that nobody has taken goes with the pipe's reader`() {
    let counter = LeakCounter()
    let pipe = Pipe<LeakCounter.Token, Never>(.newest(1))
    let wanted = pipe.offer { [token = counter.token()] in token }
    pipe.close()
    #expect(wanted)
    withExtendedLifetime(pipe) { #expect(counter.alive == 0) }
  }

  /// All that waits in a pipe that is over, which has to end with a failure.
  private func elements<Element>(of pipe: Pipe<Element, MarbleFailure>) -> [Element] {
    var (all, batch, turn): ([Element], [Element], Int) = ([], [], 0)
    var released: [UnsafeContinuation<Void, Never>] = []
    while case .elements = pipe.take(into: &batch, turn: &turn, &released) {
      all += batch.reversed()
      batch = []
    }
    #expect(pipe.state.withLock { $0.failure } != nil)
    return all
  }
}
