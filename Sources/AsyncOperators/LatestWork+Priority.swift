extension LatestWork {
  /// Does `body`; when the current task becomes more urgent in the meantime, so do the workers.
  @usableFromInline
  func lendingPriority(_ body: () async -> Void) async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await body()
    }
    await withTaskPriorityEscalationHandler(operation: body) { _, priority in
      raiseWorkers(to: priority)
    }
  }

  /// Makes the workers, of which the oldest may be the one that is waited for, no less urgent.
  @usableFromInline
  func raiseWorkers(to priority: TaskPriority) {
    for worker in state.withLock({ $0.workers }) { worker.task?.raisePriority(to: priority) }
  }
}
