/// How long operators are run on real threads.
enum Stress {
  /// How often each is cancelled, and half as often run to its end; `STRESS_ROUNDS` says otherwise.
  static var rounds: Int { Fuzz.number("STRESS_ROUNDS") ?? 400 }

  /// A net for the suite.
  static var minutes: Int { 5 + rounds / 100 }
}
