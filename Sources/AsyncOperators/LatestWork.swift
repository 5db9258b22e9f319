/// The engine of `flatMapLatest` and `mapLatest`.
///
/// It has one worker for the latest input, and the older ones that were cancelled but have not ended
/// yet. These are awaited before the operator ends. When there are too many of them, the next input
/// waits until one has ended. An input that is overtaken before its worker has begun makes way for
/// the next one, which then needs no worker of its own.
@usableFromInline
final class LatestWork<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  typealias Work =
    @Sendable (_ input: Input, _ pipe: Pipe<Output, Failure>, _ turn: Int) async -> Void

  @usableFromInline
  struct State {
    /// The latest input and its turn, until the latest worker begins with it.
    @usableFromInline var waiting: (input: Input, turn: Int)?
    /// The oldest first, each with the turn in which it was started; a task is nil while that happens.
    @usableFromInline var workers: [(turn: Int, task: Task<Void, Never>?)] = []
    @usableFromInline var isOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let pipe: Pipe<Output, Failure>
  @usableFromInline let work: Work
  @usableFromInline let state = Lock(State())
  @usableFromInline let ending = Signal()
  @inlinable static var mostWorkers: Int { 8 }
  @inlinable static var overtakenPerYield: Int { 64 }

  @inlinable
  init(pipe: Pipe<Output, Failure>, work: @escaping Work) {
    self.pipe = pipe
    self.work = work
  }

  /// Starts work for each element of `base` as soon as it arrives, then waits for all that runs.
  @inlinable
  func follow<Base: AsyncSequence>(
    _ base: Base, failing: (Base.Failure) -> Failure
  ) async where Base.Element == Input {
    await withTaskCancellationHandler {
      await lendingPriority {
        do throws(Base.Failure) {
          var inputs = base.makeAsyncIterator()
          var overtaken = 0
          while !Task.isCancelled, let input = try await inputs.next(isolation: nil) {
            // The turn first, so that what the older work says of its end is unheard.
            guard let turn = pipe.beginTurn() else { break }
            if supersede(by: input, turn) {
              overtaken += 1
              // A base that never waits leaves the worker a thread to begin on.
              if overtaken.isMultiple(of: Self.overtakenPerYield) { await Task.yield() }
              continue
            }
            await waitForRoom()
            if Task.isCancelled { break }
            begin(input, turn)
          }
        } catch {
          pipe.finish(failing(error))
        }
        while let oldest = oldest() { await oldest.value }
      }
    } onCancel: {
      cancelAll()
    }
  }

  /// Cancels the work for the latest input; true if that has yet to begin, and will with `input`.
  @inlinable
  func supersede(by input: Input, _ turn: Int) -> Bool {
    var overtaken: (input: Input, turn: Int)? = (input, turn)
    let (isTaken, latest) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      guard state.waiting != nil else { return (false, state.workers.last?.task) }
      swap(&overtaken, &state.waiting)
      return (true, nil)
    }
    latest?.cancel()
    return isTaken
  }

  /// Starts a worker, which begins with `input` or with what has overtaken it by then.
  @inlinable
  func begin(_ input: Input, _ turn: Int) {
    state.withLock { state in
      state.waiting = (input, turn)
      state.workers.append((turn, nil))
    }
    let task = OwnedTask.start {
      if let latest = self.takeWaiting() {
        await self.work(latest.input, self.pipe, latest.turn)
      }
      self.remove(startedIn: turn)
    }
    let isOver = state.withLock { state in
      if let place = state.workers.lastIndex(where: { $0.turn == turn }) {
        state.workers[place].task = task
      }
      return state.isOver
    }
    if isOver { task.cancel() }
    // It began with the base priority of this task, and was nobody's when that was raised.
    let priority = Task.currentPriority
    if priority > Task.basePriority ?? priority { task.raisePriority(to: priority) }
  }

  /// What the latest worker begins with; only that one has something to take, and nothing once the
  /// operator is cancelled.
  @inlinable
  func takeWaiting() -> (input: Input, turn: Int)? {
    var waiting: (input: Input, turn: Int)?
    let isOver = state.withLock { state in
      swap(&waiting, &state.waiting)
      return state.isOver
    }
    return isOver ? nil : waiting
  }

  /// Returns once there may be one more worker, or the operator is cancelled.
  @inlinable
  func waitForRoom() async {
    while !Task.isCancelled, state.withLock({ $0.workers.count >= Self.mostWorkers }) {
      await ending.wait()
    }
  }

  @inlinable
  func oldest() -> Task<Void, Never>? { state.withLock { $0.workers.first?.task } }

  @inlinable
  func cancelAll() {
    let workers = state.withLock { state in
      state.isOver = true
      return state.workers
    }
    for worker in workers { worker.task?.cancel() }
  }

  @inlinable
  func remove(startedIn turn: Int) {
    let wasFull = state.withLock { state in
      defer { state.workers.removeAll { $0.turn == turn } }
      return state.workers.count == Self.mostWorkers
    }
    if wasFull { ending.raise() }
  }
}
