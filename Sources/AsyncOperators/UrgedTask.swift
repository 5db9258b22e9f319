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
    guard priority.isAbove(self.priority) else { return nil }
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
