import AsyncOperators
import AsyncOperatorsTesting
import Testing

// A busy consumer holds the inputs.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct HeldFuzz {
  @Test(arguments: [1, 2, 3]) func `merge holds its sides as its model does`(sides: Int) {
    Fuzz.run("merge of \(sides), held") { seed in
      outcome(seed, sides, joins: false) { merge($0, bufferingPolicy: $1).map { String($0) } }
    }
  }

  @Test(arguments: [1, 2, 3]) func `combineLatest holds its sides as its model does`(sides: Int) {
    Fuzz.run("combineLatest of \(sides), held") { seed in
      outcome(seed, sides, joins: true) {
        combineLatest($0, bufferingPolicy: $1).map { String($0) }
      }
    }
  }

  private func outcome<Output: AsyncSequence & SendableMetatype>(
    _ seed: UInt64, _ sides: Int, joins: Bool,
    _ operate: @escaping @Sendable ([MarbleInput], BufferingPolicy) -> Output
  ) -> (seen: String, model: String, of: String) {
    let script = FuzzScript(seed: seed, inputs: sides)
    var random = SeededGenerator(seed: seed &+ 1)
    let (bound, work) = (random.next(below: 4), Double(random.next(below: 5)) + 0.5)
    let consumer = MarbleConsumer(workingTime: .milliseconds(Int(work * 1_000)))
    let seen = Marbles.run(script.diagrams, consumer: consumer) { inputs, _ in
      operate(inputs, .bounded(bound))
    }
    var model = HeldModel(inputs: sides, bound: bound, workingTicks: work, joins: joins)
    return (
      seen, model.diagram(of: script),
      "\(script.diagrams) with a bound of \(bound), \(work) ticks of work"
    )
  }
}
