import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct ThrottleFuzz {
  @Test(arguments: [true, false]) func `throttle does what its model says`(latest: Bool) {
    Fuzz.run(
      "throttle, \(latest ? "latest" : "first")", policy: .newest(1),
      model: { model($0, latest: latest) }
    ) { script in
      Marbles.run(script.diagrams[0], consumer: script.consumer, seed: script.schedule) {
        $0.throttle(for: .seconds(script.number), clock: $1, latest: latest)
      }
    }
  }

  private func model(_ script: FuzzScript, latest: Bool) -> ModelOutput {
    var output = ModelOutput()
    var (pending, windowEnd, isBaseOver) = (Character?.none, Int?.none, false)
    for tick in 0..<script.length {
      for event in script.events(at: tick) {
        if event.mark == "^" { return output.ended("^", at: tick) }
        if event.mark == "|" {
          guard pending != nil else { return output.ended("|", at: tick) }
          isBaseOver = true
        } else if windowEnd == nil {
          output.add(event.mark, at: tick)
          windowEnd = tick + script.number
        } else if latest || pending == nil {
          pending = event.mark
        }
      }
      guard windowEnd == tick else { continue }
      if let pending { output.add(pending, at: tick, isTimed: true) }
      if isBaseOver { return output.ended("|", at: tick, isTimed: true) }
      windowEnd = pending == nil ? nil : tick + script.number
      pending = nil
    }
    return output
  }
}
