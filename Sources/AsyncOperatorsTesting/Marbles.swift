/// Runs operators on diagrams, without sleeping and always with the same outcome.
///
/// ```swift
/// let seen = Marbles.run("ab---c|") { input, clock in
///   input.debounce(for: .seconds(3), clock: clock)  // a tick is a second
/// }
/// #expect(seen == "----b-[c|]")
/// ```
///
/// One character is one tick. `-` is nothing, a letter or digit an element, `|` the end, `^` a
/// failure, `;` the cancellation of the consumer, `[xy]` several in one tick, a blank is ignored.
/// The result is written in the same way, an element of several characters in parentheses. In a
/// tick the inputs come first, in the order in which they are listed, then the sleepers due.
///
/// After the last character time goes on until the consumer has ended or nobody sleeps any more;
/// a diagram that breaks off stops there, and the consumer is cancelled unseen. Whatever is left
/// behind then is told at the end of the result: tasks asleep, inputs still read, a consumer that
/// does not end. A correct operator leaves nothing.
public enum Marbles {
  /// Runs what `build` makes of one input.
  public static func run<Output: AsyncSequence & SendableMetatype>(
    _ input: String, consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64? = nil,
    _ build: @escaping @Sendable (MarbleInput, StepClock) -> Output
  ) -> String {
    run([input], consumer: consumer, seed: seed) { inputs, clock in build(inputs[0], clock) }
  }

  /// Runs what `build` makes of two inputs.
  public static func run<Output: AsyncSequence & SendableMetatype>(
    _ first: String, _ second: String, consumer: MarbleConsumer = MarbleConsumer(),
    seed: UInt64? = nil,
    _ build: @escaping @Sendable (MarbleInput, MarbleInput, StepClock) -> Output
  ) -> String {
    run([first, second], consumer: consumer, seed: seed) { inputs, clock in
      build(inputs[0], inputs[1], clock)
    }
  }

  /// Runs what `build` makes of any number of inputs.
  ///
  /// - Parameters:
  ///   - inputs: One diagram for each input.
  ///   - consumer: How the result is read.
  ///   - seed: Runs the jobs of a tick in a random order that depends on the seed alone, and sorts
  ///     what is seen in one tick; nil for first come, first served.
  ///   - build: Makes the sequence from the inputs and the clock that drives the ticks; called on
  ///     the consumer's task before the first tick.
  /// - Returns: The diagram of what the consumer saw.
  public static func run<Output: AsyncSequence & SendableMetatype>(
    _ inputs: [String], consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64? = nil,
    _ build: @escaping @Sendable ([MarbleInput], StepClock) -> Output
  ) -> String {
    let run = MarbleRun(inputs, consumer: consumer, seed: seed)
    return run.drive(build)
  }

  /// Runs one diagram in many schedules; a correct operator has a single outcome.
  ///
  /// - Parameters:
  ///   - seeds: The seeds to try.
  ///   - outcome: Runs the diagram with a seed.
  /// - Returns: Each outcome with the first seed that led to it.
  public static func explore(
    seeds: Range<UInt64> = 0..<200, _ outcome: (UInt64) -> String
  ) -> [String: UInt64] {
    Dictionary(seeds.map { (outcome($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
