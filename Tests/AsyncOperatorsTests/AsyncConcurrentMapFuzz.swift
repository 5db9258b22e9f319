import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a digit: for so many ticks the call for it runs. `f` fails after one tick.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct AsyncConcurrentMapFuzz {
  @Test func `concurrentMap does what its model says`() {
    Fuzz.run("concurrentMap", letters: "12345f", mayBeBusy: false, model: ordered) { script in
      Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        input.concurrentMap(maxConcurrency: script.number) { digit throws(MarbleFailure) in
          try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
          if digit == "f" { throw MarbleFailure() }
          return digit
        }
      }
    }
  }

  @Test func `concurrentMapUnordered does what its model says`() {
    Fuzz.run(
      "concurrentMapUnordered", letters: "12345f", mayBeBusy: false, model: UnorderedModel.output
    ) {
      script in
      Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        input.concurrentMapUnordered(maxConcurrency: script.number) { digit throws(MarbleFailure) in
          try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
          if digit == "f" { throw MarbleFailure() }
          return digit
        }
      }
    }
  }

  private func ordered(_ script: FuzzScript) -> ModelOutput {
    var output = ModelOutput()
    var handedOn: [Int] = []
    for (offset, event) in script.events.enumerated() {
      let room = offset >= script.number ? handedOn[offset - script.number] : -1
      if "|^".contains(event.mark) {
        let last = handedOn.last ?? -1
        return output.ended(
          event.mark, at: Swift.max(event.tick, last), isTimed: last >= event.tick)
      }
      let done = Swift.max(event.tick, room) + (event.mark.wholeNumberValue ?? 1)
      handedOn.append(Swift.max(done, handedOn.last ?? -1))
      if event.mark == "f" { return output.ended("^", at: handedOn[offset], isTimed: true) }
      output.add(event.mark, at: handedOn[offset], isTimed: true)
    }
    return output
  }
}
