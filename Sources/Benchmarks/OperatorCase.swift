/// One use of an operator: what is measured, and what beside it.
struct OperatorCase: Sendable {
  /// Does it with so many elements and returns the figure, mostly nanoseconds an element.
  typealias Run = @Sendable (_ count: Int) async throws -> Double

  var name: String
  var count: Int
  var unit = "ns"
  var target: OperatorTarget
  var own: Run
  var handWritten: Run?
  var floor: Run?

  private static let bound = Duration.seconds(60)

  /// The medians of a few rounds, after one that warms up.
  ///
  /// Each round has a ratio of its own, of times taken one right after the other, and the order
  /// turns with each round: what else the machine does falls on all of them.
  func figure(isQuick: Bool) async throws -> OperatorFigure {
    let count = isQuick ? max(1, count / 100) : count
    let runs = [own, handWritten, floor]
    var rounds: [OperatorFigure.Round] = []
    for round in 0...(isQuick ? 0 : target.rounds) {
      var values: [Double?] = [nil, nil, nil]
      for place in round.isMultiple(of: 2) ? [0, 1, 2] : [2, 1, 0] {
        guard let run = runs[place] else { continue }
        values[place] = try await withinBound(Self.bound, name) { try await run(count) }
      }
      guard round > 0 || isQuick, let own = values[0] else { continue }
      rounds.append(.init(own: own, handWritten: values[1], floor: values[2]))
    }
    return OperatorFigure(name: name, unit: unit, target: target, rounds: rounds)
  }
}

/// The nanoseconds that each of `count` elements of the work has taken.
func nanoseconds(per count: Int, _ work: () async throws -> Void) async rethrows -> Double {
  let began = ContinuousClock.now
  try await work()
  return began.duration(to: .now) / .nanoseconds(count)
}

/// Reads a sequence to its end, which has to bring `expected` elements, or one at least.
///
/// What loses elements is quick, and would pass for speed.
func drain<Base: AsyncSequence>(_ base: Base, expecting expected: Int? = nil) async throws {
  var count = 0
  for try await _ in base { count += 1 }
  guard count == expected ?? max(1, count) else {
    throw Unmeasurable(description: "\(count) elements came instead of \(expected ?? 1)")
  }
}
