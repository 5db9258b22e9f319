/// A task that works for others, also one that is about to be started, and the priority they lend it.
@usableFromInline
struct UrgedTask: Sendable {
  @usableFromInline private(set) var task: Task<Void, Never>?
  @usableFromInline private(set) var priority: TaskPriority?

  @usableFromInline
  init() {}

  /// Notes the priority of one who waits; gives the task if that has to be raised to it.
  @usableFromInline
  mutating func urge(to priority: TaskPriority) -> Task<Void, Never>? {
    guard priority > self.priority ?? TaskPriority(rawValue: 0) else { return nil }
    self.priority = priority
    return task
  }

  /// Notes that the task was started; gives the priority to which it has to be raised.
  @usableFromInline
  mutating func begin(_ task: Task<Void, Never>) -> TaskPriority? {
    self.task = task
    return priority
  }
}

extension Task where Success == Void, Failure == Never {
  /// Makes it no less urgent than `priority`; systems before those of 2025 leave it as it began.
  @usableFromInline
  func raisePriority(to priority: TaskPriority) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      escalatePriority(to: priority)
    }
  }
}
