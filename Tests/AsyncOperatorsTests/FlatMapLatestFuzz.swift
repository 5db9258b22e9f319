import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An inner sequence brings its letter twice, every so many ticks, and ends; `f` fails instead.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct FlatMapLatestFuzz {
  @Test func `flatMapLatest does what its model says`() {
    Fuzz.run("flatMapLatest", letters: "abcf", model: { model($0, times: 2) }) { script in
      Marbles.run(
        script.diagrams[0], consumer: script.consumer, seed: script.schedule
      ) { input, clock in
        input.flatMapLatest(bufferingPolicy: script.policy) { letter in
          AsyncTimerSequence(interval: .seconds(script.number), clock: clock).prefix(2)
            .map { _ throws in
              if letter == "f" { throw MarbleFailure() }
              return letter
            }
        }
      }
    }
  }

  @Test func `mapLatest does what its model says`() {
    Fuzz.run("mapLatest", letters: "abcf", policy: .newest(1), model: { model($0, times: 1) }) {
      script in
      Marbles.run(
        script.diagrams[0], consumer: script.consumer, seed: script.schedule
      ) { input, clock in
        input.mapLatest { letter throws(MarbleFailure) in
          try? await clock.sleep(for: .seconds(script.number))
          if letter == "f" { throw MarbleFailure() }
          return letter
        }
      }
    }
  }

  private func model(_ script: FuzzScript, times: Int) -> ModelOutput {
    var output = ModelOutput()
    var isBaseOver = false
    var inner: (letter: Character, left: Int, due: Int)?
    for tick in 0..<script.length {
      for event in script.events(at: tick) {
        switch event.mark {
        case "^": return output.ended("^", at: tick)
        case "|": isBaseOver = true
        default:
          inner = (event.mark, times, tick + script.number)
          output.dropWaiting(at: tick)
        }
      }
      if isBaseOver, inner == nil { return output.ended("|", at: tick) }
      guard let due = inner, due.due == tick else { continue }
      if due.letter == "f" { return output.ended("^", at: tick, isTimed: true) }
      output.add(due.letter, at: tick, isTimed: true)
      inner = due.left == 1 ? nil : (due.letter, due.left - 1, tick + script.number)
      if isBaseOver, inner == nil { return output.ended("|", at: tick, isTimed: true) }
    }
    return output
  }
}
