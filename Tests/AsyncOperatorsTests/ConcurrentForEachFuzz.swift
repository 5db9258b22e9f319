import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a digit: for so many ticks the call for it runs. `f` fails after one tick.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct ConcurrentForEachFuzz {
  @Test func `concurrentForEach does what its model says`() {
    Fuzz.run(
      "concurrentForEach", letters: "12345f", mayBeBusy: false, policy: .newest(16),
      model: UnorderedModel.output
    ) { script in
      Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        ForEachCalls { subject async throws(MarbleFailure) in
          try await input.concurrentForEach(maxConcurrency: script.number) {
            digit throws(MarbleFailure) in
            try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
            if digit == "f" { throw MarbleFailure() }
            if !Task.isCancelled { subject.send(digit) }
          }
        }
      }
    }
  }
}
