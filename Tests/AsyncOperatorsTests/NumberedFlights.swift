import AsyncOperators
import AsyncOperatorsTesting

/// A `SingleFlight` whose calls end when they are told to, driven by hand.
final class NumberedFlights: Sendable {
  private struct State {
    var calls = 0
    var gates: [Int: Gate] = [:]
    var callers: [(task: Task<Void, Never>, result: Transcript)] = []
  }

  private let flight = SingleFlight<Int, Int, Never>()
  private let executor: DrainExecutor
  private let state = Lock(State())

  init(seed: UInt64?) { executor = DrainExecutor(seed: seed) }

  /// What each caller got; all that still wait are cancelled then.
  var results: String {
    let callers = state.withLock { $0.callers }
    let results = callers.map { $0.result.text.isEmpty ? "waiting" : $0.result.text }
    for caller in callers { caller.task.cancel() }
    executor.drain()
    let isLeft = callers.contains { $0.result.text.isEmpty } || flight.callers(for: 0) > 0
    return results.joined(separator: " ") + (isLeft ? " and some who wait for ever" : "")
  }

  func call(_ key: Int) {
    let result = Transcript()
    let task = executor.start { [self] in
      let value = await flight.value(for: key) { await self.run(key) }
      result.add(value.map { "\($0)" } ?? "nil")
    }
    state.withLock { $0.callers.append((task, result)) }
    executor.drain()
  }

  func finish(_ key: Int) {
    state.withLock { $0.gates.removeValue(forKey: key) }?.open()
    executor.drain()
  }

  func cancel(_ caller: Int) {
    state.withLock { $0.callers[caller].task }.cancel()
    executor.drain()
  }

  private func run(_ key: Int) async -> Int {
    let gate = Gate()
    let number = state.withLock { state in
      state.calls += 1
      state.gates[key] = gate
      return state.calls
    }
    await withTaskCancellationHandler {
      await gate.wait()
    } onCancel: {
      gate.open()
    }
    return number
  }
}
