import Synchronization

/// The time one processor takes to get what another has just written.
///
/// It decides what two tasks cost that meet. On a virtual machine it may change fivefold within
/// minutes, when its processors are moved nearer to each other or farther apart.
enum LineTransfer {
  private final class Ball: Sendable {
    let side = Atomic(0)
  }

  private static let passes = 20_000
  private static let mostSpins = 10_000_000

  /// Nanoseconds; nil where two tasks do not come to run at a time.
  static func nanoseconds() async -> Double? {
    let ball = Ball()
    let began = ContinuousClock.now
    let count = await withTaskGroup { group in
      for side in 0...1 { group.addTask { play(with: ball, as: side) } }
      return await group.reduce(0, +)
    }
    guard count == 2 * passes else { return nil }
    return began.duration(to: .now) / .nanoseconds(count)
  }

  /// How often this side has passed the ball, until it came no more.
  private static func play(with ball: Ball, as side: Int) -> Int {
    for pass in 0..<passes {
      var spins = 0
      while ball.side.load(ordering: .acquiring) != side {
        spins += 1
        if spins == mostSpins { return pass }
      }
      ball.side.store(1 - side, ordering: .releasing)
    }
    return passes
  }
}
