import AsyncOperatorsTesting
import Testing

@testable import AsyncOperators

@Suite(.timeLimit(.minutes(5))) struct RosterTests {
  @Test(arguments: 0..<20) func `who joins and leaves at random stays in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var roster = Roster<Signal>()
    var expected: [Signal] = []
    for step in 0..<600 {
      // First most of them join, then most of them leave.
      if expected.isEmpty || generator.next(below: 10) < (step < 300 ? 7 : 3) {
        let signal = Signal()
        roster.append(signal)
        expected.append(signal)
      } else {
        let signal = expected.remove(at: generator.next(below: expected.count))
        roster.remove(signal)
        roster.remove(signal)
      }
      #expect(ids(of: roster.places) == ids(of: expected))
      #expect(roster.count == expected.count)
      #expect(roster.isEmpty == expected.isEmpty)
      #expect(roster.places.count <= 2 * expected.count)
    }
  }

  @Test func `who was never listed, or is no more, takes nobody off`() {
    var roster = Roster<Signal>()
    let (first, second) = (Signal(), Signal())
    roster.remove(first)
    roster.append(first)
    roster.remove(second)
    #expect(roster.count == 1)
    roster.removeAll()
    roster.append(second)  // where the first one was
    roster.remove(first)
    #expect(roster.count == 1)
    roster.append(first)
    roster.remove(second)
    #expect(ids(of: roster.places) == ids(of: [first]))
  }

  private func ids(of signals: [Signal?]) -> [ObjectIdentifier] {
    signals.compactMap { $0.map(ObjectIdentifier.init) }
  }
}
