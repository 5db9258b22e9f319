import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a number of ticks for which its call runs; those above 4 then fail.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct ConcurrentMapFuzz {
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

  @Test func `concurrentMapUnordered over a collection does what its model says`() {
    Fuzz.run("concurrentMapUnordered over a collection") { seed in
      var random = SeededGenerator(seed: seed)
      let width = 1 + random.next(below: 4)
      let ticks = (0..<random.next(below: 9)).map { _ in random.next(below: 6) }
      let ends = ends(of: ticks, width: width)
      let seen = mappedUnordered(
        ticks, width: width, ends, seed: random.next(below: 2) == 0 ? nil : seed)
      let failure = ticks.indices.filter { ticks[$0] > 4 }.compactMap { ends[$0] }.min()
      let model = failure.map { "failed after \($0)" } ?? "\(ends.compactMap(\.self).sorted())"
      return (seen, model, "\(ticks), \(width) at a time,")
    }
  }

  @Test func `concurrentForEach over a collection does what its model says`() {
    Fuzz.run("concurrentForEach over a collection") { seed in
      var random = SeededGenerator(seed: seed)
      let width = 1 + random.next(below: 4)
      let ticks = (0..<random.next(below: 9)).map { _ in random.next(below: 6) }
      let ends = ends(of: ticks, width: width)
      let schedule = random.next(below: 2) == 0 ? nil : seed
      let isLazy = random.next(below: 2) == 0
      let seen =
        isLazy
        ? handled(ticks.lazy.map { $0 }, width: width, seed: schedule)
        : handled(ticks, width: width, seed: schedule)
      let failure = ticks.indices.filter { ticks[$0] > 4 }.compactMap { ends[$0] }.min()
      let model = failure.map { "failed after \($0)" } ?? "\(ends.compactMap(\.self).sorted())"
      return (seen, model, "\(ticks), \(width) at a time, \(isLazy ? "lazy" : "an array"),")
    }
  }

  /// When each call ends, if it begins before one fails.
  private func ends(of ticks: [Int], width: Int) -> [Int?] {
    var free = [Int](repeating: 0, count: width)
    var failure = Int.max
    return ticks.map { ticks in
      let worker = free.indices.min { free[$0] < free[$1] } ?? 0
      guard free[worker] < failure else { return nil }
      free[worker] += ticks
      if ticks > 4 { failure = Swift.min(failure, free[worker]) }
      return free[worker]
    }
  }

  /// When the calls ended, in the order of their outputs.
  private func mappedUnordered(
    _ ticks: [Int], width: Int, _ ends: [Int?], seed: UInt64?
  ) -> String {
    result(seed: seed) { clock in
      do throws(Refused) {
        let offsets = try await Array(ticks.enumerated()).concurrentMapUnordered(
          maxConcurrency: width
        ) { place throws(Refused) in
          try? await clock.sleep(for: .seconds(place.element))
          if place.element > 4 { throw Refused(offset: place.offset) }
          return place.offset
        }
        return "\(offsets.map { ends[$0] ?? -1 })"
      } catch {
        return "failed after \(ends[error.offset] ?? -1)"
      }
    }
  }

  /// When the calls ended, one after the other.
  private func handled(
    _ ticks: some Sequence<Int> & Sendable, width: Int, seed: UInt64?
  ) -> String {
    result(seed: seed) { clock in
      let ends = Answers()
      do throws(MarbleFailure) {
        try await ticks.concurrentForEach(maxConcurrency: width) { ticks throws(MarbleFailure) in
          try? await clock.sleep(for: .seconds(ticks))
          if Task.isCancelled { return }
          ends.add(clock.now.offset.components.seconds)
          if ticks > 4 { throw MarbleFailure() }
        }
        return "\(ends.all)"
      } catch {
        return "failed after \(ends.all.last ?? -1)"
      }
    }
  }

  private func mapped(_ ticks: [Int], width: Int, seed: UInt64?) -> String {
    result(seed: seed) { clock in
      do throws(Refused) {
        let outputs = try await Array(ticks.enumerated()).concurrentMap(maxConcurrency: width) {
          place throws(Refused) in
          try? await clock.sleep(for: .seconds(place.element))
          if place.element > 4 { throw Refused(offset: place.offset) }
          return place.element
        }
        return "\(outputs)"
      } catch {
        return "failed at \(error.offset)"
      }
    }
  }

  private func result(
    seed: UInt64?, of work: @escaping @Sendable (StepClock) async -> String
  ) -> String {
    let executor = DrainExecutor(seed: seed)
    let clock = StepClock()
    let seen = AsyncCurrentValueSubject<String, Never>("nothing")
    executor.start { seen.send(await work(clock)) }
    executor.drain()
    for _ in 0..<60 {
      clock.tick()
      executor.drain()
    }
    return clock.sleeperCount == 0 ? seen.value : "sleepers left"
  }
}
