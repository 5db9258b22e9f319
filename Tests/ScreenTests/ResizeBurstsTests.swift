import AsyncOperatorsTesting
import Screen
import Testing

@Suite(.timeLimit(.minutes(5))) struct ResizeBurstsTests {
  @Test func `C47: of a burst of 50 ms one size is taken, and the last is not missed`() async {
    let clock = StepClock(step: .milliseconds(50))
    let bursts = ResizeBursts()
    let (answers, answer) = AsyncStream.makeStream(of: StepClock.Instant.self)
    await withDiscardingTaskGroup { group in
      group.addTask { await bursts.run(clock: clock) { answer.yield(clock.now) } }
      for _ in 0..<9 { bursts.mark() }
      await clock.waitForSleepers()
      for _ in 0..<9 { bursts.mark() }
      clock.tick()
      await clock.waitForSleepers()
      clock.tick()
      var times = answers.makeAsyncIterator()
      #expect(await times.next()?.offset == .milliseconds(50))
      #expect(await times.next()?.offset == .milliseconds(100))
      group.cancelAll()
    }
    // Nothing was marked in the end: cancelling alone ended the waiting.
    answer.finish()
    #expect(await answers.reduce(0) { count, _ in count + 1 } == 0)
  }
}
