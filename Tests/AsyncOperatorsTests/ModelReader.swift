import AsyncOperators

/// A consumer according to its model: a queue that follows a policy, and work on one element.
struct ModelReader {
  let policy: BufferingPolicy
  let workingTicks: Double
  var queue: [String] = []
  var working: (text: String, until: Double)?
  var seen: [String] = []

  init(policy: BufferingPolicy, workingTicks: Double) {
    self.policy = policy
    self.workingTicks = workingTicks
  }

  /// Goes through one tick; true when it has seen the end.
  mutating func read(_ output: ModelOutput, at tick: Int) -> Bool {
    for isTimed in [false, true] {
      if isTimed, let done = working, done.until <= Double(tick + 1) {
        seen.append(done.text)
        working = nil
        take(at: tick)
      }
      for event in output.elements where event.tick == tick && event.isTimed == isTimed {
        if let text = event.text { put(text) } else { queue = [] }
      }
      take(at: tick)
      guard let end = output.end, queue.isEmpty, working == nil else { continue }
      if end.tick < tick || end.tick == tick && (isTimed || !end.isTimed) {
        seen.append(end.text ?? "")
        return true
      }
    }
    return false
  }

  mutating func put(_ text: String) {
    switch policy {
    case .newest(let count) where queue.count == count: queue.removeFirst()
    case .oldest(let count) where queue.count == count: return
    default: break
    }
    queue.append(text)
  }

  mutating func take(at tick: Int) {
    while working == nil, !queue.isEmpty {
      let text = queue.removeFirst()
      if workingTicks > 0 {
        working = (text, Double(tick + 1) + workingTicks)
      } else {
        seen.append(text)
      }
    }
  }
}
