import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct MergeFuzz {
  @Test(arguments: [2, 3]) func `merge does what its model says`(sides: Int) {
    Fuzz.run("merge of \(sides)", inputs: sides, model: { model($0, sides) }) { script in
      Marbles.run(script.diagrams, consumer: script.consumer, seed: script.schedule) { inputs, _ in
        merge(inputs, bufferingPolicy: script.policy)
      }
    }
  }

  private func model(_ script: FuzzScript, _ sides: Int) -> ModelOutput {
    var output = ModelOutput()
    var open = sides
    for event in script.events {
      switch event.mark {
      case "^": return output.ended("^", at: event.tick)
      case "|": open -= 1
      default: output.add(event.mark, at: event.tick)
      }
      if open == 0 { return output.ended("|", at: event.tick) }
    }
    return output
  }
}
