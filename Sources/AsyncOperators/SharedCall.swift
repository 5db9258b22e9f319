/// One call with any number of callers that wait for its result.
final class SharedCall<Value: Sendable, Failure: Error>: Sendable {
  private struct State {
    var work = UrgedTask()
    var result: Result<Value, Failure>?
    var waiting = Roster<Signal>()
  }

  private let state = Lock(State())

  /// Runs `operation` in a task of its own; `cancel` ends it.
  func start(_ operation: @escaping @Sendable () async -> Result<Value, Failure>) {
    let task = OwnedTask.start {
      let own = CallContext.calls.union([ObjectIdentifier(self)])
      let result = await CallContext.$calls.withValue(own) { await operation() }
      let waiting = self.state.withLock { state in
        state.result = result
        defer { state.waiting = Roster() }
        return state.waiting
      }
      waiting.raise()
    }
    let priority = state.withLock { $0.work.begin(task) }
    if let priority { task.raisePriority(to: priority) }
  }

  /// Waits for the result; nil if the calling task is cancelled first.
  func result(isolation: isolated (any Actor)? = #isolation) async -> Result<Value, Failure>? {
    let signal = Signal()
    let early = state.withLock { state in
      if state.result == nil { state.waiting.append(signal) }
      return state.result
    }
    if let early { return early }
    var lent: TaskPriority?
    await signal.wait(lending: &lent) { priority in
      self.state.withLock { $0.work.urge(to: priority) }?.raisePriority(to: priority)
    }
    return state.withLock { state in
      state.waiting.remove(signal)
      return state.result
    }
  }

  /// Cancels the call and waits for its end.
  func cancel(isolation: isolated (any Actor)? = #isolation) async {
    let task = state.withLock { $0.work.task }
    task?.cancel()
    await task?.value
  }
}

/// The calls to which a task and those that it waits for belong.
enum CallContext {
  @TaskLocal static var calls: Set<ObjectIdentifier> = []
}
