/// What a busy consumer gets of the latest inner sequence, which a bounded pipe holds, first come, first served.
///
/// An inner sequence has all its elements at once. It is held when one more than the bound wait, and goes on when the
/// consumer has taken them over.
struct HeldLatestModel {
  let bound: Int
  let workingTicks: Double
  /// What the inner sequence of a letter brings; `^` is its failure.
  let inner: (Character) -> [String]
  /// What is left of the latest inner sequence; nil where there is none.
  private var left: [String]?
  private var isBaseOver = false
  private var isHeld = false
  private var waiting: [String] = []
  private var batch: [String] = []
  private var working: (text: String, until: Double)?
  private var isIdle = true
  private var end: String?
  private var seen: [String] = []

  init(bound: Int, workingTicks: Double, inner: @escaping (Character) -> [String]) {
    self.bound = bound
    self.workingTicks = workingTicks
    self.inner = inner
  }

  /// The diagram of the whole script.
  mutating func diagram(of script: FuzzScript) -> String {
    var ticks: [[String]] = []
    for tick in 0..<script.length {
      seen = []
      for event in script.events(at: tick) { readBase(event.mark) }
      send()
      if isIdle { take(at: tick) }
      if let done = working, done.until <= Double(tick + 1) {
        seen.append(done.text)
        working = nil
        take(at: tick)
      }
      ticks.append(seen)
      if let last = seen.last, last == "|" || last == "^" {
        return ModelOutput.diagram(ticks, sorted: false)
      }
    }
    ticks.append([";"] + (working.map { [$0.text] } ?? []) + ["|"])
    return ModelOutput.diagram(ticks, sorted: false)
  }

  /// The base is never held; what waits of the sequence before is dropped with each of its elements.
  private mutating func readBase(_ mark: Character) {
    guard end == nil else { return }
    switch mark {
    case "^": end = "^"
    case "|": isBaseOver = true
    default: (left, isHeld, waiting, batch) = (inner(mark), false, [], [])
    }
  }

  /// Reads the inner sequence until it is held or has ended.
  private mutating func send() {
    while end == nil, !isHeld {
      guard let first = left?.first else {
        left = nil
        if isBaseOver { end = "|" }
        return
      }
      left?.removeFirst()
      if first == "^" {
        end = "^"
      } else if bound == 0, isIdle, batch.isEmpty {
        batch = [first]  // a consumer that waits at a pipe which keeps nothing has it at once
      } else {
        waiting.append(first)
        isHeld = waiting.count > bound
      }
    }
  }

  /// Gives the consumer its next element, if there is one.
  private mutating func take(at tick: Int) {
    guard working == nil else { return }
    isIdle = false
    if batch.isEmpty {
      (batch, waiting, isHeld) = (waiting, [], false)
      send()
    }
    if !batch.isEmpty {
      working = (batch.removeFirst(), Double(tick + 1) + workingTicks)
    } else if let end {
      seen.append(end)
    } else {
      isIdle = true
    }
  }
}
