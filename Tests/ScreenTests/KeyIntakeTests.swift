import AsyncOperatorsTesting
import Screen
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct KeyIntakeTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `C40: a paste that is never ended is taken after a second of silence`(seed: UInt64) {
    let bench = KeyBench(seed: seed)
    #expect(bench.take("\u{1B}[200~q1") == [])
    bench.pass(500)
    #expect(bench.take("23") == [])
    bench.pass(500)
    #expect(bench.decided == [])
    bench.pass(500)
    #expect(bench.decided == [.paste("q123")])
    #expect(bench.take("q") == [.key(KeyPress(.character("q")))])
    bench.end()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `C40: a piece of a paste may come just when the second is over`(seed: UInt64) {
    let bench = KeyBench(seed: seed)
    #expect(bench.take("\u{1B}[200~q1") == [])
    bench.clock.advance(by: .seconds(1))
    #expect(bench.take("23") == [])
    bench.pass(999)
    #expect(bench.decided == [])
    bench.pass(1)
    #expect(bench.decided == [.paste("q123")])
    bench.end()
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}]11;rgb", "\u{1B}[M ", "\u{1B}O", "\u{1B}[200~\u{7}"])
  func `C39: a sequence that is never ended is given up, and nothing comes of it`(sent: String) {
    var decoder = KeyDecoder()
    #expect(sent.utf8.flatMap { decoder.decode($0) } == [])
    #expect(decoder.isUnfinished)
    #expect(decoder.timeOut() == [] && decoder.giveUp() == [])
    #expect(decoder.decode(0x71) == [.key(KeyPress(.character("q")))])
  }

  @Test func `C39: an ESC is the Esc key after its own delay`() {
    let bench = KeyBench(seed: nil)
    #expect(bench.take("\u{1B}") == [])
    bench.pass(49)
    #expect(bench.decided == [])
    bench.pass(1)
    #expect(bench.decided == [.key(KeyPress(.escape))])
    bench.end()
  }
}

/// An intake with keys and time in the hands of a test: after each step everything waits.
private struct KeyBench {
  private final class Decisions: Sendable {
    let events = Mutex<[ScreenEvent]>([])
  }

  let clock = StepClock()
  private let intake = KeyIntake()
  private let executor: DrainExecutor
  private let decisions = Decisions()
  private let task: Task<Void, Never>

  init(seed: UInt64?) {
    executor = DrainExecutor(seed: seed)
    task = executor.start { [intake, clock, decisions] in
      await intake.run(escapeDelay: .milliseconds(50), clock: clock) { event in
        decisions.events.withLock { $0.append(event) }
      }
    }
    executor.drain()
  }

  /// What silence has decided so far.
  var decided: [ScreenEvent] { decisions.events.withLock { $0 } }

  func take(_ keys: String) -> [ScreenEvent] {
    defer { executor.drain() }
    return intake.take(Array(keys.utf8))
  }

  func pass(_ milliseconds: Int) {
    clock.advance(by: .milliseconds(milliseconds))
    executor.drain()
  }

  func end() {
    task.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
  }
}
