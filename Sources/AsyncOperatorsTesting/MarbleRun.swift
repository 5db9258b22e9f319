/// One run of a marble diagram: the executor, the clock and the inputs that it moves.
struct MarbleRun {
  private let diagrams: [MarbleDiagram]
  private let inputs: [MarbleInput]
  private let consumer: MarbleConsumer
  private let executor: DrainExecutor
  private let clock = StepClock()
  private let record: MarbleRecord
  private static var mostTicks: Int { 1_000 }

  init(_ inputs: [String], consumer: MarbleConsumer, seed: UInt64?) {
    diagrams = inputs.map { MarbleDiagram($0) }
    self.inputs = inputs.map { _ in MarbleInput() }
    self.consumer = consumer
    executor = DrainExecutor(seed: seed)
    record = MarbleRecord(sortsTicks: seed != nil)
  }

  func drive<Output: AsyncSequence & SendableMetatype>(
    _ build: @escaping @Sendable ([MarbleInput], StepClock) -> Output
  ) -> String {
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
    let seen = record.diagram
    task.cancel()
    executor.drain()
    return seen + leftovers
  }

  private func goesOn(at tick: Int) -> Bool {
    if tick < diagrams.map(\.ticks.count).max() ?? 0 { return true }
    return tick < Self.mostTicks && clock.sleeperCount > 0 && diagrams.contains { $0.isClosed }
  }

  private func play(_ tick: Int, consumer: Task<Void, Never>) {
    record.beginTick()
    clock.move(by: clock.step)
    for (input, diagram) in zip(inputs, diagrams) where tick < diagram.ticks.count {
      for event in diagram.ticks[tick] {
        if event == .cancellation {
          record.add(";")
          consumer.cancel()
        } else {
          input.feed.send(event)
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
    let read = inputs.count { $0.readerCount > 0 }
    if read > 0 { left.append("\(read) inputs still read") }
    return left.isEmpty ? "" : " (\(left.joined(separator: ", ")))"
  }
}
