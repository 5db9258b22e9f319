import AsyncOperators
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Compares operators with plain models in random courses of events.
///
/// A test tries the first few hundred. With `FUZZ_SECONDS` in the environment it goes on for that
/// long and prints how many there were.
enum Fuzz {
  /// Nil for the short run.
  static var seconds: Int? { number("FUZZ_SECONDS") }

  /// A net for the suites, which wait for each other on a machine with few processors.
  static var minutes: Int { 5 + (seconds ?? 0) / 2 }

  /// A number in the environment.
  static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

  /// Compares what `outcome` saw with what it should have, for one seed after the other.
  static func run(
    _ name: String, _ outcome: (_ seed: UInt64) -> (seen: String, model: String, of: String)
  ) {
    let start = ContinuousClock.now
    var seed: UInt64 = 0
    func goesOn() -> Bool {
      guard let seconds else { return seed < 300 }
      return ContinuousClock.now - start < .seconds(seconds)
    }
    while goesOn() {
      let (seen, model, course) = outcome(seed)
      if seen != model {
        Issue.record("\(name), seed \(seed): \(course) came to \(seen) instead of \(model)")
        return
      }
      seed += 1
    }
    if let seconds { print("\(name): \(seed) schedules in \(seconds) s, each as its model says") }
  }

  /// Compares an operator on one or more inputs with its model, which is nil where more than one
  /// outcome is right.
  static func run(
    _ name: String, inputs: Int = 1, letters: String = "abc", mayBeBusy: Bool = true,
    policy: BufferingPolicy? = nil,
    model: (FuzzScript) -> ModelOutput?, operator run: (FuzzScript) -> String
  ) {
    Fuzz.run(name) { seed in
      let script = FuzzScript(seed: seed, inputs: inputs, letters: letters, mayBeBusy: mayBeBusy)
      let course =
        "\(script.diagrams) with \(script.number), \(script.policy), "
        + "\(script.workingTicks) ticks of work"
      let seen = run(script)
      return (seen, model(script)?.seen(in: script, policy ?? script.policy) ?? seen, course)
    }
  }
}
