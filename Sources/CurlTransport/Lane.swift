/// The requests to one origin: some under way, the rest in line behind them.
struct Lane {
  /// How many may be under way at a time.
  let width: Int
  private(set) var underWay = 0
  private var line: [Job] = []
  private var head = 0
  private var gone = 0

  init(width: Int) { self.width = width }

  /// Whether somebody waits who may begin.
  var isReady: Bool { underWay < width && hasWaiting }
  /// Whether nobody is left.
  var isEmpty: Bool { underWay == 0 && !hasWaiting }
  private var hasWaiting: Bool { line.count - head > gone }

  mutating func append(_ job: Job) { line.append(job) }

  /// Lets the first in line begin, if there is one.
  mutating func admit() -> Job? {
    while head < line.count {
      let job = line[head]
      head += 1
      if head == line.count || head > 1024 { clearFront() }
      if case .waiting = job.phase {
        underWay += 1
        return job
      }
      gone -= 1
    }
    return nil
  }

  /// One that was under way is over.
  mutating func noteEnd() { underWay -= 1 }

  /// One in line has left; the places of those are cleared once they are half of the line.
  mutating func noteLeft() {
    gone += 1
    guard gone > 32, gone > (line.count - head) / 2 else { return }
    line = line[head...].filter { if case .waiting = $0.phase { true } else { false } }
    (head, gone) = (0, 0)
  }

  private mutating func clearFront() {
    line.removeFirst(head)
    head = 0
  }
}
