import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a number of ticks for which its call runs; those above 4 then fail.
@Suite(.timeLimit(.minutes(Fuzz.minutes))) struct ConcurrentMapFuzz {
  struct Refused: Error { var offset: Int }

  @Test func `concurrentMap over a collection does what a plain loop does`() {
    Fuzz.run("concurrentMap over a collection") { seed in
      var random = SeededGenerator(seed: seed)
      let width = 1 + random.next(below: 4)
      let ticks = (0..<random.next(below: 9)).map { _ in random.next(below: 6) }
      let seen = mapped(ticks, width: width, seed: random.next(below: 2) == 0 ? nil : seed)
      let failure = ticks.firstIndex { $0 > 4 }
      let model = failure.map { "failed at \($0)" } ?? "\(ticks)"
      return (seen, model, "\(ticks), \(width) at a time,")
    }
  }

  private func mapped(_ ticks: [Int], width: Int, seed: UInt64?) -> String {
    let executor = DrainExecutor(seed: seed)
    let clock = StepClock()
    let seen = AsyncCurrentValueSubject<String, Never>("nothing")
    executor.start {
      do throws(Refused) {
        let outputs = try await Array(ticks.enumerated()).concurrentMap(maxConcurrency: width) {
          place throws(Refused) in
          try? await clock.sleep(for: .seconds(place.element))
          if place.element > 4 { throw Refused(offset: place.offset) }
          return place.element
        }
        seen.send("\(outputs)")
      } catch {
        seen.send("failed at \(error.offset)")
      }
    }
    executor.drain()
    for _ in 0..<60 {
      clock.tick()
      executor.drain()
    }
    return clock.sleeperCount == 0 ? seen.value : "sleepers left"
  }
}
