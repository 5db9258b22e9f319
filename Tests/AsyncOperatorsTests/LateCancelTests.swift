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
  func `work that begins after the cancellation is cancelled`(isCancelled: Bool) async {
    let gate = Gate()
    let latest = LatestWork<Int, Int, Never>(pipe: Pipe(.bounded(1))) { _, _, _ in await gate.wait()
    }
    if isCancelled { latest.cancelAll() }
    latest.begin(1)
    let task = latest.oldest()
    #expect(task?.isCancelled == isCancelled)
    gate.open()
    await task?.value
    #expect(latest.oldest() == nil)
  }
}
