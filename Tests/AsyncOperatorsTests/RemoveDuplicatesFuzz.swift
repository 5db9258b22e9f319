import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct RemoveDuplicatesFuzz {
  @Test func `removeDuplicates does what its model says`() {
    Fuzz.run("removeDuplicates", policy: .unbounded, model: model) { script in
      Marbles.run(script.diagrams[0], consumer: script.consumer, seed: script.schedule) {
        input, _ in
        input.removeDuplicates()
      }
    }
  }

  private func model(_ script: FuzzScript) -> ModelOutput {
    var output = ModelOutput()
    var passed: Character?
    for event in script.events {
      if "|^".contains(event.mark) { return output.ended(event.mark, at: event.tick) }
      if event.mark != passed { output.add(event.mark, at: event.tick) }
      passed = event.mark
    }
    return output
  }
}
