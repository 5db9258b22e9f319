import AsyncOperators
import AsyncOperatorsTesting
import Testing

// The first reader is there from the start, the second comes later; its letters are upper case.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct ShareFuzz {
  @Test func `share does what its model says`() {
    Fuzz.run("share") { seed in
      let script = FuzzScript(seed: seed)
      // A reader that holds the base changes who is first in a tick.
      let isHolding = if case .bounded = script.policy { true } else { false }
      let policy = isHolding ? .unbounded : script.policy
      var random = SeededGenerator(seed: seed &+ 1)
      let (replay, delay) = (random.next(below: 4), random.next(below: 6))
      let seen = Marbles.run(script.diagrams[0], seed: script.schedule) { input, clock in
        let shared = input.share(bufferingPolicy: .unbounded, replay: replay)
        let late = LateReader(
          base: shared.values(bufferingPolicy: policy), clock: clock,
          delay: .milliseconds(delay * 1_000 + 500), workingTime: script.consumer.workingTime)
        return merge(Told(base: shared), Told(base: late).map { $0.uppercased() })
      }
      return (
        seen, model(script, replay: replay, joinedAt: delay),
        "\(script.diagrams), \(policy), replay \(replay), late by \(delay), "
          + "\(script.workingTicks) ticks of work"
      )
    }
  }

  private func model(_ script: FuzzScript, replay: Int, joinedAt: Int) -> String {
    let base = base(script)
    var early = ModelReader(policy: .unbounded, workingTicks: 0)
    var late = ModelReader(policy: script.policy, workingTicks: script.workingTicks)
    var ticks: [[String]] = []
    var (isEarlyOver, isLateOver) = (false, false)
    for tick in 0..<script.length {
      (early.seen, late.seen) = ([], [])
      isEarlyOver = isEarlyOver || early.read(base, at: tick)
      if tick == joinedAt {
        let passed = base.elements.filter { $0.tick <= tick }
        for event in passed.suffix(replay) { late.put(event.text ?? "") }
      }
      if tick >= joinedAt, !isLateOver {
        isLateOver = late.read(tick == joinedAt ? base.endAlone : base, at: tick)
      }
      let letters = (early.seen + late.seen.map { $0.uppercased() }).map { $0 == "^" ? "!" : $0 }
      ticks.append(letters.filter { $0 != "|" } + (isEarlyOver && isLateOver ? ["|"] : []))
      if isEarlyOver, isLateOver { break }
    }
    if ticks.count == script.length, !(isEarlyOver && isLateOver) { ticks.append([";", "|"]) }
    return ModelOutput.diagram(ticks, sorted: script.schedule != nil)
  }

  private func base(_ script: FuzzScript) -> ModelOutput {
    var base = ModelOutput()
    for event in script.events {
      if "|^".contains(event.mark) { return base.ended(event.mark, at: event.tick) }
      base.add(event.mark, at: event.tick)
    }
    return base
  }
}
