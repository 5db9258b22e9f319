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

  // Its inner sequences have all their elements at once; that of `f` fails after them.
  @Test func `flatMapLatest holds its inner sequence as its model does`() {
    Fuzz.run("flatMapLatest, held") { seed in
      let script = FuzzScript(seed: seed, letters: "abcf")
      var random = SeededGenerator(seed: seed &+ 1)
      let (bound, work) = (random.next(below: 4), Double(random.next(below: 5)) + 0.5)
      let count = random.next(below: 7)
      let consumer = MarbleConsumer(workingTime: .milliseconds(Int(work * 1_000)))
      let seen = Marbles.run(script.diagrams[0], consumer: consumer) { input, _ in
        input.flatMapLatest(bufferingPolicy: .bounded(bound)) { letter in
          AsyncStream(numbers: 0..<(count + 1)).prefix(letter == "f" ? count + 1 : count)
            .map { number throws in
              if number == count { throw MarbleFailure() }
              return "\(letter)\(number)"
            }
        }
      }
      var model = HeldLatestModel(bound: bound, workingTicks: work) { letter in
        (0..<count).map { "\(letter)\($0)" } + (letter == "f" ? ["^"] : [])
      }
      return (
        seen, model.diagram(of: script),
        "\(script.diagrams) with \(count) elements, a bound of \(bound), \(work) ticks of work"
      )
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
