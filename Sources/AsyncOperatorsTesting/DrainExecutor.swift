import AsyncOperators

/// Runs tasks on the thread that calls `drain()`, one job after the other.
///
/// When `drain()` returns, every task started here waits for something outside: that a test has
/// nothing left to run is known, not guessed by waiting. Child tasks, `async let`, default actors
/// and the operators of `AsyncOperators` stay on the executor; a plain `Task {}` does not. Jobs that
/// are not drained before it goes are neither run nor released.
///
/// ```swift
/// let executor = DrainExecutor()
/// let total = executor.start { await add(1, to: 2) }
/// executor.drain()  // the task has run
/// ```
public final class DrainExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var generator: SeededGenerator?
  }

  private let state: Lock<State>

  /// Makes an executor without jobs.
  ///
  /// - Parameter seed: Runs jobs in a random order that depends on the seed alone, so as to try
  ///   schedules other than first come, first served; nil for that one.
  public init(seed: UInt64? = nil) {
    state = Lock(State(generator: seed.map { SeededGenerator(seed: $0) }))
  }

  /// Starts a task whose operators, too, run here; the task is not cancelled by anybody else.
  @discardableResult
  public func start<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    OwnedTask.$executor.withValue(self) {
      Task(executorPreference: self, operation: operation)
    }
  }

  /// Runs jobs, those that they bring about included, until none is left; for one thread at a time.
  public func drain() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      guard !state.jobs.isEmpty else { return nil }
      let place = state.generator?.next(below: state.jobs.count) ?? 0
      return state.jobs.remove(at: place)
    }
  }
}
