/// Runs sequences on diagrams, without sleeping and always with the same outcome.
///
/// ```swift
/// @Test func `of a burst only the last element is passed on`() {
///   let seen = Marbles.run("ab---c|") { input, clock in
///     input.debounce(for: .seconds(3), clock: clock)  // a tick is a second
///   }
///   #expect(seen == "----b-[c|]")
/// }
/// ```
///
/// ## Diagrams
/// One character is one tick. `-` is nothing, a letter or digit an element, `|` the end, `^` a
/// failure, `;` the cancellation of the consumer, `[xy]` several in one tick, a blank is ignored.
/// The result is written in the same way, an element of several characters or of one that stands
/// for something else here in parentheses. In a tick the inputs come first, in the order in which they are listed, then the sleepers due.
///
/// After the last character time goes on until the consumer has ended or nobody sleeps any more, at
/// most to the 1,000th tick, which is then told behind the diagram; a diagram that breaks off stops
/// there, and the consumer is cancelled unseen.
///
/// ## What is left behind
/// At the end of a run nothing may be asleep, no input may be read or held in memory, and the
/// consumer must have ended; whatever is left is told behind the diagram, so that a plain comparison
/// fails: `-- (consumer still running, 1 inputs still read)`. A `LeakCounter` finds what else is kept.
///
/// ## A slow consumer
/// A `MarbleConsumer` with a `workingTime` records an element when it has worked on it; one that
/// `leavesAfter` some elements drops its iterator then, as a `break` does.
///
/// ## Every schedule
/// A test that holds in one order of events may fail in another. `explore` runs a diagram with the
/// jobs of each tick in a random order, which depends on a seed alone, and returns the outcomes
/// with a seed for each, to run that one again:
///
/// ```swift
/// let outcomes = Marbles.explore { seed in
///   Marbles.run("ab---c|", seed: seed) { input, clock in
///     input.debounce(for: .seconds(3), clock: clock)
///   }
/// }
/// #expect(Array(outcomes.keys) == ["----b-[c|]"])
/// ```
///
/// ## Code that is no sequence
/// Give it a clock, start it on a `DrainExecutor`, and move the clock by hand. When `drain()`
/// returns, all tasks started there wait for something, so there is no guess in it:
///
/// ```swift
/// let executor = DrainExecutor()
/// let clock = StepClock()
/// let poll = executor.start { await poller.run(every: .seconds(60), on: clock) }
/// executor.drain()                    // it sleeps
/// clock.advance(by: .seconds(60))
/// executor.drain()                    // it has polled and sleeps again
/// #expect(poller.count == 1)
/// poll.cancel()
/// executor.drain()
/// #expect(clock.sleeperCount == 0)
/// ```
///
/// ## Limits
/// A test function has to be synchronous, since its own thread runs the jobs; many may run at the
/// same time. A plain `Task {}` and an actor with an executor of its own, the main actor for one,
/// leave the executor: drive such code with an `ImmediateClock`, or wait for what it does with
/// `StepClock.waitForSleepers`.
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
    seeds: Range<UInt64> = 0..<1_000, _ outcome: (UInt64) -> String
  ) -> [String: UInt64] {
    Dictionary(seeds.map { (outcome($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
