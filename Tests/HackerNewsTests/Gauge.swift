/// Counts who is inside; the first ones wait there until `wanted` are.
actor Gauge {
  private(set) var most = 0
  private let wanted: Int
  private var inside = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(waitingFor wanted: Int) { self.wanted = wanted }

  func pass() async {
    inside += 1
    most = max(most, inside)
    if most < wanted {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      for one in waiting { one.resume() }
      waiting = []
      for _ in 0..<20 { await Task.yield() }  // time for one too many to come in and be counted
    }
    inside -= 1
  }
}
