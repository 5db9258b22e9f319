extension Signal {
  /// Waits as `wait` does, and meanwhile `task`, which will raise the signal, runs no less urgently
  /// than who waits for it.
  ///
  /// Waiting for the value of a task has that effect by itself; a continuation tells nobody. Systems
  /// before those of 2025 leave the task the priority it began with.
  @usableFromInline
  func wait(
    for task: Task<Void, Never>?, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let task, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await wait(isolation: isolation)
    }
    await withTaskPriorityEscalationHandler {
      task.escalatePriority(to: Task.currentPriority)  // what was raised before is seen here
      await wait(isolation: isolation)
    } onPriorityEscalated: { _, priority in
      task.escalatePriority(to: priority)
    }
  }
}
