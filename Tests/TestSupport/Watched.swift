import Synchronization

/// A value that can be waited for.
final class Watched<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  var value: Value { state.withLock { $0.value } }

  func change(_ body: (inout Value) -> Void) {
    let waiters = state.withLock { state in
      body(&state.value)
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns as soon as `condition` holds.
  ///
  /// - Throws: `CancellationError`.
  func until(_ condition: @Sendable (Value) -> Bool) async throws {
    while !condition(value) {
      try Task.checkCancellation()
      await nextChange(unless: condition)
    }
  }

  private func nextChange(unless condition: @Sendable (Value) -> Bool) async {
    let number = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if condition(state.value) || state.cancelled.remove(number) != nil { return true }
          state.waiters[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        let waiter = state.waiters.removeValue(forKey: number)
        if waiter == nil { state.cancelled.insert(number) }
        return waiter
      }
      waiter?.resume()
    }
  }
}
