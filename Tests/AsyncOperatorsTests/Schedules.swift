import Testing

/// What a test should come to, whichever job of those that are ready runs first.
enum Schedules {
  /// Each is a random order; first come, first served is tried besides.
  static let seeds: Range<UInt64> = 0..<1_000

  /// Expects one outcome in every schedule.
  static func expect<Outcome: Equatable>(
    _ expected: Outcome, sourceLocation: SourceLocation = #_sourceLocation,
    in run: (_ seed: UInt64?) -> Outcome
  ) {
    #expect(run(nil) == expected, "first come, first served", sourceLocation: sourceLocation)
    expect(expected, sourceLocation, run)
  }

  /// Expects one diagram in every schedule; elements of one tick may come in any order.
  static func expect(
    diagram: String, sourceLocation: SourceLocation = #_sourceLocation,
    in run: (_ seed: UInt64?) -> String
  ) {
    #expect(run(nil) == diagram, "first come, first served", sourceLocation: sourceLocation)
    expect(withSortedTicks(diagram), sourceLocation, run)
  }

  private static func expect<Outcome: Equatable>(
    _ expected: Outcome, _ sourceLocation: SourceLocation, _ run: (UInt64?) -> Outcome
  ) {
    for seed in seeds {
      let outcome = run(seed)
      guard outcome != expected else { continue }
      #expect(outcome == expected, "seed \(seed)", sourceLocation: sourceLocation)
      return
    }
  }

  /// As `Marbles` writes what it has seen in a random order.
  private static func withSortedTicks(_ diagram: String) -> String {
    func rank(_ event: Substring) -> Int { event == ";" ? 0 : event == "|" || event == "^" ? 2 : 1 }
    return diagram.replacing(/\[([^\]]*)\]/) { tick in
      let events = tick.output.1.matches(of: /\([^)]*\)|./).map(\.output)
      let sorted = events.sorted { (rank($0), $0) < (rank($1), $1) }
      return "[\(sorted.joined())]"
    }
  }
}
