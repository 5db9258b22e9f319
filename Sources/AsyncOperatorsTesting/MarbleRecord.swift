import AsyncOperators

/// What a consumer saw, by tick.
final class MarbleRecord: Sendable {
  private struct State {
    var ticks: [[String]] = []
    var isOver = false
  }

  private let state = Lock(State())
  private let sortsTicks: Bool

  init(sortsTicks: Bool) { self.sortsTicks = sortsTicks }

  var isOver: Bool { state.withLock { $0.isOver } }

  func beginTick() { state.withLock { $0.ticks.append([]) } }

  func add(_ event: String) {
    state.withLock { state in
      if state.ticks.isEmpty { state.ticks.append([]) }
      state.ticks[state.ticks.count - 1].append(event)
    }
  }

  func end() { state.withLock { $0.isOver = true } }

  var diagram: String {
    state.withLock { $0.ticks }.map { events in
      switch events.count {
      case 0: "-"
      case 1: events[0]
      default: "[\((sortsTicks ? sorted(events) : events).joined())]"
      }
    }.joined()
  }

  private func sorted(_ events: [String]) -> [String] {
    func rank(_ event: String) -> Int { event == ";" ? 0 : event == "|" || event == "^" ? 2 : 1 }
    return events.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
