/// The only place where an operator starts a task that is no child of its caller.
@usableFromInline
package enum OwnedTask {
  /// Where such tasks run, besides their children; tests bind it, since they do not inherit it.
  @TaskLocal package static var executor: (any TaskExecutor)?

  /// Starts a task with the base priority of the current one; whoever calls this must cancel it.
  @usableFromInline
  static func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    // Without one no preference is stated: a task with a preference, even for none, looks it up
    // in a list with a lock of its own whenever it goes on.
    guard let executor else { return Task(operation: operation) }
    return Task(executorPreference: executor, operation: operation)
  }
}
