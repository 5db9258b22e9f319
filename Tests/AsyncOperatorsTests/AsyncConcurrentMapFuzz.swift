import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a digit: for so many ticks the call for it runs.
@Suite(.timeLimit(.minutes(Fuzz.minutes))) struct AsyncConcurrentMapFuzz {
  @Test func `concurrentMap does what its model says`() {
    Fuzz.run("concurrentMap", letters: "12345", mayBeBusy: false, model: ordered) { script in
      Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        input.concurrentMap(maxConcurrency: script.number) { digit in
          try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
          return digit
        }
      }
    }
  }

  @Test func `concurrentMapUnordered does what its model says`() {
    Fuzz.run("concurrentMapUnordered", letters: "12345", mayBeBusy: false, model: unordered) {
      script in
      Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        input.concurrentMapUnordered(maxConcurrency: script.number) { digit in
          try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
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
      output.add(event.mark, at: handedOn[offset], isTimed: true)
    }
    return output
  }

  private func unordered(_ script: FuzzScript) -> ModelOutput? {
    var ends: [(tick: Int, digit: Character)] = []
    for event in script.events {
      let running = ends.map(\.tick).sorted().suffix(script.number)
      let room = running.count == script.number ? running.first ?? -1 : -1
      let read = Swift.max(event.tick, room)
      if event.mark == "^", room >= event.tick { return nil }  // it races with what ends then
      if event.mark == "^" { return output(ends, until: read).ended("^", at: read) }
      if event.mark == "|" {
        let last = ends.map(\.tick).max() ?? -1
        return output(ends).ended("|", at: Swift.max(read, last), isTimed: last >= event.tick)
      }
      ends.append((read + (event.mark.wholeNumberValue ?? 1), event.mark))
    }
    return output(ends)
  }

  private func output(
    _ ends: [(tick: Int, digit: Character)], until limit: Int = .max
  ) -> ModelOutput {
    var output = ModelOutput()
    for end in ends where end.tick < limit { output.add(end.digit, at: end.tick, isTimed: true) }
    return output
  }
}
