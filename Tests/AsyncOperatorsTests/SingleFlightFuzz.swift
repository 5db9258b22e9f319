import AsyncOperators
import AsyncOperatorsTesting
import Testing

// Calls are numbered as they begin. A caller gets the number of its call or nil.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct SingleFlightFuzz {
  @Test func `SingleFlight does what its model says`() {
    Fuzz.run("SingleFlight") { seed in
      var random = SeededGenerator(seed: seed)
      let flights = NumberedFlights(seed: seed.isMultiple(of: 2) ? nil : seed)
      var model = FlightModel()
      var steps: [String] = []
      for _ in 0..<(1 + random.next(below: 16)) {
        let key = random.next(below: 2)
        switch random.next(below: 5) {
        case 0...2:
          flights.call(key)
          model.call(key)
          steps.append("call \(key)")
        case 3:
          flights.finish(key)
          model.finish(key)
          steps.append("finish \(key)")
        default:
          guard !model.results.isEmpty else { continue }
          let caller = random.next(below: model.results.count)
          flights.cancel(caller)
          model.cancel(caller)
          steps.append("cancel \(caller)")
        }
      }
      return (flights.results, model.results.joined(separator: " "), steps.joined(separator: ", "))
    }
  }
}

/// Which call is under way for each key and who waits for it.
private struct FlightModel {
  var results: [String] = []
  private var calls = 0
  private var waiting: [Int: (call: Int, callers: [Int])] = [:]

  mutating func call(_ key: Int) {
    if waiting[key] == nil {
      calls += 1
      waiting[key] = (calls, [])
    }
    waiting[key]?.callers.append(results.count)
    results.append("waiting")
  }

  mutating func finish(_ key: Int) {
    guard let call = waiting.removeValue(forKey: key) else { return }
    for caller in call.callers { results[caller] = "\(call.call)" }
  }

  mutating func cancel(_ caller: Int) {
    guard results[caller] == "waiting" else { return }
    results[caller] = "nil"
    for key in waiting.keys {
      waiting[key]?.callers.removeAll { $0 == caller }
      if waiting[key]?.callers.isEmpty == true { waiting[key] = nil }
    }
  }
}
