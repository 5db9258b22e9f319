/// How long operators are run on real threads.
enum Stress {
  /// How often each is cancelled; it runs to its end half as often. `STRESS_ROUNDS` in the
  /// environment says otherwise.
  static var rounds: Int { Fuzz.number("STRESS_ROUNDS") ?? 400 }

  /// A net for the suite.
  static var minutes: Int { 5 + rounds / 100 }
}
