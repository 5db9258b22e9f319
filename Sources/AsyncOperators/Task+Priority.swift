extension Task where Success == Void, Failure == Never {
  /// Makes it no less urgent than `priority`; systems before those of 2025 leave it as it began.
  @usableFromInline
  func raisePriority(to priority: TaskPriority) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      escalatePriority(to: priority)
    }
  }
}

extension TaskPriority {
  /// Whether it is more urgent than what was lent so far; anything is more than nothing.
  @usableFromInline
  func isAbove(_ lent: TaskPriority?) -> Bool { self > lent ?? TaskPriority(rawValue: 0) }
}
