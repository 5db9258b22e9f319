extension LatestWork {
  /// Does `body`; when the current task becomes more urgent in the meantime, so does the latest work.
  @usableFromInline
  func lendingPriority(_ body: () async -> Void) async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await body()
    }
    await withTaskPriorityEscalationHandler(operation: body) { _, priority in
      latest()?.raisePriority(to: priority)
    }
  }

  /// Makes the latest work as urgent as the current task, which may be so since it was begun.
  @usableFromInline
  func lendPriority() {
    latest()?.raisePriority(to: Task.currentPriority)
  }

  private func latest() -> Task<Void, Never>? { state.withLock { $0.workers.last?.task } }
}
