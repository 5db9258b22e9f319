extension Signal {
  /// Waits as `wait` does, and lends the priority of the waiting task to who will raise the signal.
  ///
  /// Waiting for the value of a task has that effect by itself; a continuation tells nobody. `lend`
  /// is called if the priority is above `lent`, the highest with which a wait has begun, and whenever
  /// it rises during that.
  @usableFromInline
  func wait(
    lending lent: inout TaskPriority?, isolation: isolated (any Actor)? = #isolation,
    _ lend: @Sendable (TaskPriority) -> Void
  ) async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await wait(isolation: isolation)
    }
    await withTaskPriorityEscalationHandler {
      let priority = Task.currentPriority  // what was raised before is seen here
      if priority.isAbove(lent) {
        lent = priority
        lend(priority)
      }
      await wait(isolation: isolation)
    } onPriorityEscalated: { _, priority in
      lend(priority)
    }
  }
}
