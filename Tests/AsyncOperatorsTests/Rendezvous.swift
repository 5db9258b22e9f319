import AsyncOperators

/// Counts who is present, and lets those who wait go on once `expected` have entered.
final class Rendezvous: Sendable {
  private let counts = Lock<(entered: Int, present: Int)>((0, 0))
  private let gate = Gate()
  private let expected: Int

  init(of expected: Int) { self.expected = expected }

  var entered: Int { counts.withLock { $0.entered } }
  var present: Int { counts.withLock { $0.present } }

  func enter() {
    let entered = counts.withLock { counts in
      counts.entered += 1
      counts.present += 1
      return counts.entered
    }
    if entered == expected { gate.open() }
  }

  func leave() { counts.withLock { $0.present -= 1 } }

  func wait() async { await gate.wait() }
}
