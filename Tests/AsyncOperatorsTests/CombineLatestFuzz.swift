import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct CombineLatestFuzz {
  @Test func `combineLatest of two does what its model says`() {
    Fuzz.run("combineLatest of 2", inputs: 2, model: { model($0, 2) }) { script in
      Marbles.run(script.diagrams, consumer: script.consumer, seed: script.schedule) { inputs, _ in
        combineLatest(inputs[0], inputs[1], bufferingPolicy: script.policy).map { "\($0)\($1)" }
      }
    }
  }

  @Test func `combineLatest of three does what its model says`() {
    Fuzz.run("combineLatest of 3", inputs: 3, model: { model($0, 3) }) { script in
      Marbles.run(script.diagrams, consumer: script.consumer, seed: script.schedule) { inputs, _ in
        combineLatest(inputs[0], inputs[1], inputs[2], bufferingPolicy: script.policy)
          .map { "\($0)\($1)\($2)" }
      }
    }
  }

  @Test func `combineLatest of many does what its model says`() {
    Fuzz.run("combineLatest of many", inputs: 4, model: { model($0, 4) }) { script in
      Marbles.run(script.diagrams, consumer: script.consumer, seed: script.schedule) { inputs, _ in
        combineLatest(inputs, bufferingPolicy: script.policy).map { String($0) }
      }
    }
  }

  private func model(_ script: FuzzScript, _ sides: Int) -> ModelOutput {
    var output = ModelOutput()
    var latest = [Character?](repeating: nil, count: sides)
    var open = sides
    for event in script.events {
      switch event.mark {
      case "^": return output.ended("^", at: event.tick)
      case "|": open -= 1
      default:
        latest[event.input] = event.mark
        let joined = latest.compactMap(\.self)
        if joined.count == sides { output.add(String(joined), at: event.tick) }
      }
      if open == 0 || event.mark == "|" && latest[event.input] == nil {
        return output.ended("|", at: event.tick)
      }
    }
    return output
  }
}
