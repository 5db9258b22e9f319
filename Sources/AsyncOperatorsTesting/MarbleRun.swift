/// One run of a marble diagram: the executor, the clock and the inputs that it moves.
struct MarbleRun {
  private let diagrams: [MarbleDiagram]
  private let feeds: [MarbleFeed]
  private let consumer: MarbleConsumer
  private let executor: DrainExecutor
  private let clock = StepClock()
  private let record: MarbleRecord
  private let leaks = LeakCounter()
  private static var mostTicks: Int { 1_000 }

  init(_ inputs: [String], consumer: MarbleConsumer, seed: UInt64?) {
    diagrams = inputs.map { MarbleDiagram($0) }
    feeds = inputs.map { _ in MarbleFeed() }
    self.consumer = consumer
    executor = DrainExecutor(seed: seed)
    record = MarbleRecord(sortsTicks: seed != nil)
  }

  func drive<Output: AsyncSequence & SendableMetatype>(
    _ build: @escaping @Sendable ([MarbleInput], StepClock) -> Output
  ) -> String { seen(build) + leftovers }

  /// Releases the inputs and the consumer at its end, unless somebody else holds them.
  private func seen<Output: AsyncSequence & SendableMetatype>(
    _ build: @escaping @Sendable ([MarbleInput], StepClock) -> Output
  ) -> String {
    let inputs = feeds.map { MarbleInput(feed: $0, token: leaks.token()) }
    let task = executor.start { [inputs, consumer, clock, record] in
      await consumer.consume(build(inputs, clock), on: clock, into: record)
      record.end()
    }
    executor.drain()
    var tick = 0
    while !record.isOver, goesOn(at: tick) {
      play(tick, consumer: task)
      tick += 1
    }
    let isCutOff = tick == Self.mostTicks && !record.isOver
    let seen = record.diagram + (isCutOff ? " (stopped after \(tick) ticks)" : "")
    task.cancel()
    executor.drain()
    return seen
  }

  private func goesOn(at tick: Int) -> Bool {
    if tick < diagrams.map(\.ticks.count).max() ?? 0 { return true }
    return tick < Self.mostTicks && clock.sleeperCount > 0 && diagrams.contains { $0.isClosed }
  }

  private func play(_ tick: Int, consumer: Task<Void, Never>) {
    record.beginTick()
    clock.move(by: clock.step)
    for (feed, diagram) in zip(feeds, diagrams) where tick < diagram.ticks.count {
      for event in diagram.ticks[tick] {
        if event == .cancellation {
          record.add(";")
          consumer.cancel()
        } else {
          feed.send(event)
        }
      }
    }
    executor.drain()
    clock.wakeSleepers()
    executor.drain()
  }

  /// What an operator should have ended and did not.
  private var leftovers: String {
    var left: [String] = []
    if !record.isOver { left.append("consumer still running") }
    if clock.sleeperCount > 0 { left.append("\(clock.sleeperCount) asleep") }
    let read = feeds.count { $0.readerCount > 0 }
    if read > 0 { left.append("\(read) inputs still read") }
    if left.isEmpty, leaks.alive > 0 { left.append("\(leaks.alive) inputs still held") }
    return left.isEmpty ? "" : " (\(left.joined(separator: ", ")))"
  }
}
