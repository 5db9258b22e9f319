import AsyncOperatorsTesting
import Screen
import Testing

@Suite(.timeLimit(.minutes(5))) struct KeyIntakeTests {
  private let clock = StepClock()
  private let intake = KeyIntake()
  private let stream = AsyncStream.makeStream(of: ScreenEvent.self)

  @Test func `C40: a paste that is never ended is taken after a second of silence`() async {
    await running { events in
      #expect(intake.take(Array("\u{1B}[200~q1".utf8)) == [])
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(500))
      #expect(intake.take(Array("23".utf8)) == [])
      clock.advance(by: .milliseconds(500))
      await clock.waitForSleepers()
      clock.advance(by: .seconds(1))
      #expect(await events.next() == .paste("q123"))
      #expect(intake.take([0x71]) == [.key(KeyPress(.character("q")))])
    }
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}]11;rgb", "\u{1B}[M ", "\u{1B}O", "\u{1B}[200~\u{7}"])
  func `C39: a sequence that is never ended is given up, and nothing comes of it`(sent: String) {
    var decoder = KeyDecoder()
    #expect(sent.utf8.flatMap { decoder.decode($0) } == [])
    #expect(decoder.isUnfinished)
    #expect(decoder.timeOut() == [] && decoder.giveUp() == [])
    #expect(decoder.decode(0x71) == [.key(KeyPress(.character("q")))])
  }

  @Test func `C39: an ESC is the Esc key after its own delay`() async {
    await running { events in
      #expect(intake.take([0x1B]) == [])
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(50))
      #expect(await events.next() == .key(KeyPress(.escape)))
    }
  }

  private func running(
    _ body: (inout AsyncStream<ScreenEvent>.Iterator) async -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      group.addTask { [intake, clock, sink = stream.continuation] in
        await intake.run(escapeDelay: .milliseconds(50), clock: clock) { sink.yield($0) }
      }
      var iterator = stream.stream.makeAsyncIterator()
      await body(&iterator)
      group.cancelAll()
    }
  }
}
