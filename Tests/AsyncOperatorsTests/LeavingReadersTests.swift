import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct LeavingReadersTests {
  @Test(arguments: CrowdedSource.kinds, 0..<5 as Range<UInt64>)
  func `who stays gets the next element in the order of joining, who left nothing`(
    kind: String, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let (executor, source, seen) = (DrainExecutor(), CrowdedSource.make(kind), Answers())
    let join = { (reader: Int64) in
      executor.start { await source.read { seen.add(reader * 10 + Int64($0)) } }
    }
    var staying = (0..<100).map { (number: $0 as Int64, task: join($0)) }
    executor.drain()
    for _ in 0..<70 {
      staying.remove(at: generator.next(below: staying.count)).task.cancel()
      executor.drain()
      #expect(source.places().taken == staying.count)
      #expect(source.places().kept <= 2 * staying.count)
    }
    staying += (100..<110).map { ($0, join($0)) }
    executor.drain()
    source.send(1)
    executor.drain()
    #expect(seen.all == staying.map { $0.number * 10 + 1 })
    for reader in staying { reader.task.cancel() }
    executor.drain()
    #expect(source.places() == (0, 0))
  }

  @Test(arguments: CrowdedSource.kinds)
  func `who left can join again and gets what is sent then`(kind: String) {
    let (executor, source, seen) = (DrainExecutor(), CrowdedSource.make(kind), Answers())
    for round in 1...3 as ClosedRange<Int64> {
      let readers = (0..<3 as Range<Int64>).map { reader in
        executor.start { await source.read { seen.add(round * 100 + reader * 10 + Int64($0)) } }
      }
      executor.drain()
      for reader in readers { reader.cancel() }
      executor.drain()
      #expect(source.places() == (0, 0))
    }
    executor.start { await source.read { seen.add(Int64($0)) } }
    executor.drain()
    source.send(1)
    executor.drain()
    #expect(seen.all == [1])
  }

  // With a look at all the others for each that leaves it would take longer than the time limit.
  @Test(arguments: CrowdedSource.kinds)
  func `a crowd leaves at once and nothing of it is left`(kind: String) {
    let (executor, source, leaks) = (DrainExecutor(), CrowdedSource.make(kind), LeakCounter())
    let seen = Tally()
    do {
      let readers = (0..<20_000).map { _ in
        let token = leaks.token()
        return executor.start {
          await source.read { _ in seen.add() }
          withExtendedLifetime(token) {}
        }
      }
      executor.drain()
      #expect(source.places().taken == readers.count)
      for reader in readers { reader.cancel() }
      executor.drain()
    }
    #expect(source.places() == (0, 0))
    source.send(1)
    executor.drain()
    #expect(seen.count == 0)
    #expect(leaks.alive == 0)
  }

  @Test func `a copy of an iterator that has left gets nothing at another's place`() async {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int, Never>()
    let (shared, seen) = (subject.values().share(replay: 1), Answers())
    executor.start {
      var elements = shared.makeAsyncIterator()
      seen.add(await elements.next().map { Int64($0) } ?? -1)
      var copy = elements
      seen.add(await elements.next().map { Int64($0) } ?? -1)
      var other = shared.makeAsyncIterator()
      seen.add(await copy.next().map { Int64($0) } ?? -1)
      seen.add(await other.next().map { Int64($0) } ?? -1)
      seen.add(await copy.next().map { Int64($0) } ?? -1)
    }
    executor.drain()
    subject.send(1)
    executor.drain()
    subject.finish()
    executor.drain()
    #expect(seen.all == [1, -1, -1, 1, -1])
  }

  @Test(arguments: CrowdedSource.kinds)
  func `on real threads a crowd leaves while others join and elements are sent`(
    kind: String
  ) async {
    let source = CrowdedSource.make(kind)
    for round in 0..<20 {
      await withDiscardingTaskGroup { group in
        for _ in 0..<100 { group.addTask { await source.read { _ in } } }
        group.addTask { for number in 1...10 { source.send(number) } }
        if round.isMultiple(of: 2) { await Task.yield() }
        group.cancelAll()
      }
      #expect(source.places() == (0, 0))
    }
  }
}
