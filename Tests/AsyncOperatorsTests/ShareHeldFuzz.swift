import AsyncOperators
import AsyncOperatorsTesting
import Testing

// The first reader is there from the start and never holds the base; the second comes later, works
// on each element and holds the base. Its letters are upper case.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct ShareHeldFuzz {
  @Test func `share holds its base as its model does`() {
    Fuzz.run("share, held") { seed in
      let script = script(seed)
      var random = SeededGenerator(seed: seed &+ 1)
      let (bound, replay) = (random.next(below: 4), random.next(below: 4))
      let (delay, work) = (random.next(below: 6), Double(random.next(below: 4)) + 0.5)
      let seen = Marbles.run(script.diagrams[0], seed: seed) { input, clock in
        let shared = input.share(bufferingPolicy: .bounded(bound), replay: replay)
        let late = LateReader(
          base: shared, clock: clock, delay: .milliseconds(delay * 1_000 + 500),
          workingTime: .milliseconds(Int(work * 1_000)))
        let early = shared.values(bufferingPolicy: .unbounded)
        return merge(Told(base: early), Told(base: late).map { $0.uppercased() })
      }
      var model = ShareHeldModel(bound: bound, replay: replay, joinedAt: delay, workingTicks: work)
      return (
        seen, model.diagram(of: script),
        "\(script.diagrams), a bound of \(bound), replay \(replay), late by \(delay), "
          + "\(work) ticks of work"
      )
    }
  }

  /// One with a single event in each tick: of two, the second reader may take one or both at once.
  private func script(_ seed: UInt64) -> FuzzScript {
    var script = FuzzScript(seed: seed)
    var other = seed
    while script.schedule == nil {
      other = other &+ 1_000_003
      script = FuzzScript(seed: other)
    }
    return script
  }
}

private struct ShareHeldModel {
  let bound: Int
  let replay: Int
  let joinedAt: Int
  let workingTicks: Double
  private var arrived: [Character] = []
  private var read: [String] = []
  private var end: String?
  private var isEarlyOver = false
  private var hasJoined = false
  private var unread: [String] = []
  private var batch: [String] = []
  private var working: (text: String, until: Double)?
  private var isLateOver = false
  private var seen: [String] = []

  init(bound: Int, replay: Int, joinedAt: Int, workingTicks: Double) {
    self.bound = bound
    self.replay = replay
    self.joinedAt = joinedAt
    self.workingTicks = workingTicks
  }

  mutating func diagram(of script: FuzzScript) -> String {
    var ticks: [[String]] = []
    for tick in 0..<script.length {
      seen = []
      arrived += script.events(at: tick).map(\.mark)
      goOn(at: tick)
      if tick == joinedAt {
        hasJoined = true
        unread = Array(read.suffix(replay))
        goOn(at: tick)
      }
      if let done = working, done.until <= Double(tick + 1) {
        seen.append(done.text.uppercased())
        working = nil
        goOn(at: tick)
      }
      ticks.append(seen + (isEarlyOver && isLateOver ? ["|"] : []))
      if isEarlyOver, isLateOver { return ModelOutput.diagram(ticks, sorted: true) }
    }
    return ModelOutput.diagram(ticks + [[";", "|"]], sorted: true)
  }

  /// Gives the second reader what it can take, and reads the base for as long as it does not hold it.
  private mutating func goOn(at tick: Int) {
    take(at: tick)
    while end == nil, unread.count <= bound, !arrived.isEmpty {
      let mark = arrived.removeFirst()
      if mark == "|" || mark == "^" {
        end = String(mark)
        isEarlyOver = true
        if mark == "^" { seen.append("!") }
      } else {
        seen.append(String(mark))
        read.append(String(mark))
        if hasJoined { unread.append(String(mark)) }
      }
      take(at: tick)
    }
  }

  private mutating func take(at tick: Int) {
    guard hasJoined, !isLateOver, working == nil else { return }
    if batch.isEmpty { swap(&batch, &unread) }
    if !batch.isEmpty {
      working = (batch.removeFirst(), Double(tick + 1) + workingTicks)
    } else if let end {
      if end == "^" { seen.append("!") }
      isLateOver = true
    }
  }
}
