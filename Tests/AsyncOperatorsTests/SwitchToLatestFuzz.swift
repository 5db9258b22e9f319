import AsyncOperators
import AsyncOperatorsTesting
import Testing

// Of three inputs the first chooses: by `a` the second, by anything else the third.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct SwitchToLatestFuzz {
  @Test func `switchToLatest does what its model says`() {
    Fuzz.run("switchToLatest", inputs: 3, model: model) { script in
      Marbles.run(script.diagrams, consumer: script.consumer, seed: script.schedule) { inputs, _ in
        inputs[0].map { $0 == "a" ? inputs[1] : inputs[2] }
          .switchToLatest(bufferingPolicy: script.policy)
      }
    }
  }

  private func model(_ script: FuzzScript) -> ModelOutput {
    var output = ModelOutput()
    var chosen: Int?
    var (isBaseOver, isInnerOver) = (false, true)
    for event in script.events where event.input == 0 || event.input == chosen && !isInnerOver {
      switch (event.mark, event.input) {
      case ("^", _): return output.ended("^", at: event.tick)
      case ("|", 0): isBaseOver = true
      case ("|", _): isInnerOver = true
      case (let choice, 0):
        chosen = choice == "a" ? 1 : 2
        isInnerOver = false
        output.dropWaiting(at: event.tick)
      default: output.add(event.mark, at: event.tick)
      }
      if isBaseOver, isInnerOver { return output.ended("|", at: event.tick) }
    }
    return output
  }
}
