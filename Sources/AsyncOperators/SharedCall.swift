/// One call with any number of callers that wait for its result.
final class SharedCall<Value: Sendable, Failure: Error>: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var result: Result<Value, Failure>?
    var waiting: [Signal] = []
    /// Of those who waited before there was a task.
    var priority: TaskPriority?
  }

  private let state = Lock(State())

  /// Runs `operation` in a task of its own; `cancel` ends it.
  func start(_ operation: @escaping @Sendable () async -> Result<Value, Failure>) {
    let task = OwnedTask.start {
      let result = await operation()
      let waiting = self.state.withLock { state in
        state.result = result
        defer { state.waiting = [] }
        return state.waiting
      }
      for signal in waiting { signal.raise() }
    }
    let priority = state.withLock { state in
      state.task = task
      return state.priority
    }
    if let priority, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task.escalatePriority(to: priority)
    }
  }

  /// Waits for the result; nil if the calling task is cancelled first.
  func result(isolation: isolated (any Actor)? = #isolation) async -> Result<Value, Failure>? {
    let signal = Signal()
    let priority = Task.currentPriority
    let (early, task) = state.withLock { state in
      if state.result == nil { state.waiting.append(signal) }
      if state.task == nil { state.priority = max(state.priority ?? priority, priority) }
      return (state.result, state.task)
    }
    if let early { return early }
    await signal.wait(for: task)
    return state.withLock { state in
      state.waiting.removeAll { $0 === signal }
      return state.result
    }
  }

  /// Cancels the call and waits for its end.
  func cancel(isolation: isolated (any Actor)? = #isolation) async {
    let task = state.withLock { $0.task }
    task?.cancel()
    await task?.value
  }
}
