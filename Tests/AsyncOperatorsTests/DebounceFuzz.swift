import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct DebounceFuzz {
  @Test func `debounce does what its model says`() {
    Fuzz.run("debounce", policy: .newest(1), model: model) { script in
      Marbles.run(script.diagrams[0], consumer: script.consumer, seed: script.schedule) {
        $0.debounce(for: .seconds(script.number), clock: $1)
      }
    }
  }

  private func model(_ script: FuzzScript) -> ModelOutput {
    var output = ModelOutput()
    var pending: (letter: Character, due: Int)?
    for tick in 0..<script.length {
      for event in script.events(at: tick) {
        switch event.mark {
        case "|":
          if let pending { output.add(pending.letter, at: tick) }
          return output.ended("|", at: tick)
        case "^": return output.ended("^", at: tick)
        default: pending = (event.mark, tick + script.number)
        }
      }
      if let due = pending, due.due == tick {
        output.add(due.letter, at: tick, isTimed: true)
        pending = nil
      }
    }
    return output
  }
}
