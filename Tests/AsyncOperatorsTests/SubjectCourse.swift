import AsyncOperators
import AsyncOperatorsTesting

/// A random use of a subject, done to a real one and to its model.
struct SubjectCourse {
  private struct Reader {
    var model: ModelReader
    var hasJoined = false
    var isOver = false
    let transcript = Transcript()
    var task: Task<Void, Never>?
  }

  private var random: SeededGenerator
  private let executor: DrainExecutor
  private var readers: [Reader] = []
  /// What the model holds: the value if it keeps one, and its end.
  private let keepsValue: Bool
  private var value: Int?
  private var end: String?
  private var steps: [String] = []

  init(seed: UInt64, value: Int?) {
    random = SeededGenerator(seed: seed)
    executor = DrainExecutor(seed: seed.isMultiple(of: 2) ? nil : seed)
    self.value = value
    keepsValue = value != nil
  }

  mutating func outcome(
    send: (Int) -> Void, end: (_ fails: Bool) -> Void,
    read: @escaping @Sendable (Transcript, BufferingPolicy) async -> Void
  ) -> (seen: String, model: String, of: String) {
    for number in 1...(2 + random.next(below: 14)) {
      switch random.next(below: 16) {
      case 0..<7:
        send(number)
        put(number)
      case 7..<10: join(read)
      case 10..<14: drain()
      case 14: cancelOne()
      default:
        let fails = random.next(below: 2) == 0
        end(fails)
        steps.append(fails ? "fail" : "finish")
        self.end = self.end ?? (fails ? "^" : "|")
      }
    }
    drain()
    for place in readers.indices { readers[place].task?.cancel() }
    executor.drain()
    for place in readers.indices where !readers[place].isOver {
      readers[place].model.seen.append("|")
    }
    return (
      "\(readers.map { $0.transcript.text })", "\(readers.map { $0.model.seen.joined() })",
      steps.joined(separator: ", ")
    )
  }

  private mutating func put(_ number: Int) {
    steps.append("send \(number)")
    guard end == nil else { return }
    if keepsValue { value = number }
    for place in readers.indices where readers[place].hasJoined && !readers[place].isOver {
      readers[place].model.put("\(number)")
    }
  }

  private mutating func join(
    _ read: @escaping @Sendable (Transcript, BufferingPolicy) async -> Void
  ) {
    let policies: [(BufferingPolicy, as: BufferingPolicy)] = [
      (.newest(1), .newest(1)), (.newest(2), .newest(2)), (.oldest(1), .oldest(1)),
      (.bounded(0), .newest(1)), (.bounded(3), .newest(3)), (.unbounded, .unbounded),
    ]
    let policy = policies[random.next(below: policies.count)]
    var reader = Reader(model: ModelReader(policy: policy.as, workingTicks: 0))
    reader.task = executor.start { [transcript = reader.transcript] in
      await read(transcript, policy.0)
    }
    readers.append(reader)
    steps.append("join \(policy.0)")
  }

  private mutating func drain() {
    executor.drain()
    steps.append("drain")
    for place in readers.indices where !readers[place].isOver {
      if !readers[place].hasJoined, let value { readers[place].model.put("\(value)") }
      readers[place].hasJoined = true
      readers[place].model.take(at: 0)
      guard let end else { continue }
      readers[place].model.seen.append(end)
      readers[place].isOver = true
    }
  }

  private mutating func cancelOne() {
    guard !readers.isEmpty else { return }
    let place = random.next(below: readers.count)
    steps.append("cancel reader \(place)")
    readers[place].task?.cancel()
    if !readers[place].isOver { readers[place].model.seen.append("|") }
    readers[place].isOver = true
  }
}
