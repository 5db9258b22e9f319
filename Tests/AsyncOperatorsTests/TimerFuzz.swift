import AsyncOperators
import AsyncOperatorsTesting
import Testing

// Each tick is seen as the number of its second; the consumer works for 0 to 4 seconds on it.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct TimerFuzz {
  @Test(arguments: [MissedTicks.skip, .burst])
  func `a timer does what its model says`(missedTicks: MissedTicks) {
    Fuzz.run("timer, \(missedTicks)") { seed in
      var random = SeededGenerator(seed: seed)
      let (interval, work) = (1 + random.next(below: 4), random.next(below: 5))
      let length = 1 + random.next(below: 24)
      let seen = Marbles.run(
        String(repeating: "-", count: length) + ";",
        consumer: MarbleConsumer(workingTime: .seconds(work)), seed: seed
      ) { _, clock in
        AsyncTimerSequence(interval: .seconds(interval), clock: clock, missedTicks: missedTicks)
          .map { $0.offset.components.seconds }
      }
      let model = seconds(every: interval, work: work, length: length, missedTicks)
      return (seen, model, "every \(interval) s, \(work) s of work, \(length) s long,")
    }
  }

  private func seconds(
    every interval: Int, work: Int, length: Int, _ missedTicks: MissedTicks
  ) -> String {
    var ticks = [[String]](repeating: [], count: length)
    var (second, tick, isWorking) = (0, 0, false)
    while second <= length {
      tick += 1
      while missedTicks == .skip, tick * interval < second { tick += 1 }
      let due = Swift.max(second, tick * interval)
      isWorking = due <= length && work > 0
      second = due + work
      if second <= length { ticks[second - 1].append("\(tick * interval)") }
    }
    ticks.append(isWorking ? [";", "\(tick * interval)", "|"] : [";", "|"])
    return ModelOutput.diagram(ticks, sorted: true)
  }
}
