/// What a busy consumer gets of several inputs that its bounded pipe holds, first come, first served.
///
/// An input that is held is read on when the consumer has taken over all that waits.
struct HeldModel {
  let bound: Int
  let workingTicks: Double
  /// Whether elements are joined with the latest of the others, as by `combineLatest`.
  let joins: Bool
  /// What has arrived and was not read.
  private var arrived: [[Character]]
  private var latest: [Character?]
  private var open: Int
  /// The inputs that are held, first come first.
  private var held: [Int] = []
  private var waiting: [String] = []
  private var batch: [String] = []
  private var working: (text: String, until: Double)?
  private var isIdle = true
  private var end: String?
  private var seen: [String] = []

  init(inputs: Int, bound: Int, workingTicks: Double, joins: Bool) {
    self.bound = bound
    self.workingTicks = workingTicks
    self.joins = joins
    arrived = Array(repeating: [], count: inputs)
    latest = Array(repeating: nil, count: inputs)
    open = inputs
  }

  /// The diagram of the whole script.
  mutating func diagram(of script: FuzzScript) -> String {
    var ticks: [[String]] = []
    for tick in 0..<script.length {
      seen = []
      for event in script.events(at: tick) { arrived[event.input].append(event.mark) }
      for input in Set(script.events(at: tick).map(\.input)) { read(input) }
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

  /// Reads an input until it is held or nothing is left.
  private mutating func read(_ input: Int) {
    while end == nil, !held.contains(input), !arrived[input].isEmpty {
      let mark = arrived[input].removeFirst()
      switch mark {
      case "^": end = "^"
      case "|":
        open -= 1
        if open == 0 || joins && latest[input] == nil { end = "|" }
      default: send(mark, of: input)
      }
    }
  }

  private mutating func send(_ mark: Character, of input: Int) {
    latest[input] = mark
    let joined = latest.compactMap(\.self)
    guard !joins || joined.count == latest.count else { return }
    let text = joins ? String(joined) : String(mark)
    // A consumer that waits at a pipe which keeps nothing has its element at once.
    let isTaken = bound == 0 && isIdle && batch.isEmpty
    if isTaken { batch = [text] } else { waiting.append(text) }
    if !isTaken, waiting.count > bound { held.append(input) }
  }

  /// Gives the consumer its next element, if there is one.
  private mutating func take(at tick: Int) {
    guard working == nil else { return }
    isIdle = false
    if batch.isEmpty {
      batch = waiting
      waiting = []
      goOn()
    }
    if !batch.isEmpty {
      working = (batch.removeFirst(), Double(tick + 1) + workingTicks)
    } else if let end {
      seen.append(end)
    } else {
      isIdle = true
    }
  }

  /// Lets the inputs go on that were held.
  private mutating func goOn() {
    let free = held
    held = []
    for input in free { read(input) }
  }
}
