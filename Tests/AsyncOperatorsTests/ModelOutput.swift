import AsyncOperators

/// What an operator should bring to a consumer that is always ready, according to its model.
struct ModelOutput {
  /// Those at the end of a wait come after those that follow from an arrival in the same tick.
  struct Event {
    var tick: Int
    var isTimed: Bool
    /// Nil to drop what waits.
    var text: String?
  }

  private(set) var elements: [Event] = []
  private(set) var end: Event?

  /// The same without its elements.
  var endAlone: ModelOutput {
    var output = self
    output.elements = []
    return output
  }

  mutating func add(_ text: some CustomStringConvertible, at tick: Int, isTimed: Bool = false) {
    elements.append(Event(tick: tick, isTimed: isTimed, text: "\(text)"))
  }

  /// Drops what still waits for its consumer.
  mutating func dropWaiting(at tick: Int) {
    elements.append(Event(tick: tick, isTimed: false, text: nil))
  }

  /// Ends it with `|` or `^`.
  func ended(_ mark: Character, at tick: Int, isTimed: Bool = false) -> ModelOutput {
    var output = self
    output.end = Event(tick: tick, isTimed: isTimed, text: String(mark))
    return output
  }

  /// The diagram that the consumer of a script sees, with `policy` between it and the operator.
  func seen(in script: FuzzScript, _ policy: BufferingPolicy) -> String {
    var reader = ModelReader(policy: policy, workingTicks: script.workingTicks)
    var ticks: [[String]] = []
    for tick in 0..<script.length {
      reader.seen = []
      let isOver = reader.read(self, at: tick)
      ticks.append(reader.seen)
      if isOver { return Self.diagram(ticks, sorted: script.schedule != nil) }
    }
    ticks.append([";"] + (reader.working.map { [$0.text] } ?? []) + ["|"])
    return Self.diagram(ticks, sorted: script.schedule != nil)
  }

  static func diagram(_ ticks: [[String]], sorted: Bool) -> String {
    func rank(_ event: String) -> Int { event == ";" ? 0 : event == "|" || event == "^" ? 2 : 1 }
    return ticks.map { events in
      let written = events.map { $0.count == 1 ? $0 : "(\($0))" }
      let inOrder = sorted ? written.sorted { (rank($0), $0) < (rank($1), $1) } : written
      return inOrder.isEmpty ? "-" : inOrder.count == 1 ? inOrder[0] : "[\(inOrder.joined())]"
    }.joined()
  }
}
