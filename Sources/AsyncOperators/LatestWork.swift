public import Synchronization

/// The engine of `flatMapLatest` and `mapLatest`.
///
/// It has one task for the latest input, and the older ones that were cancelled but have not ended
/// yet. These are awaited before the operator ends. When there are too many of them, the next input
/// waits until one has ended.
@usableFromInline
final class LatestWork<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  typealias Work =
    @Sendable (_ input: Input, _ pipe: Pipe<Output, Failure>, _ turn: Int) async -> Void

  @usableFromInline
  struct State {
    /// In order of their turns; a task is nil while it is being started.
    @usableFromInline var running: [(turn: Int, task: Task<Void, Never>?)] = []
    @usableFromInline var isOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let pipe: Pipe<Output, Failure>
  @usableFromInline let work: Work
  @usableFromInline let state = Lock(State())
  @usableFromInline let ending = Signal()
  @inlinable static var mostRunning: Int { 8 }

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
          while let input = try await inputs.next(isolation: nil) {
            supersede()
            await waitForRoom()
            if Task.isCancelled { break }
            begin(input)
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

  /// Ends the turn of the latest work; the turn first, so that what it says of its end is unheard.
  @inlinable
  func supersede() {
    pipe.beginTurn()
    state.withLock { $0.running.last?.task }?.cancel()
  }

  @inlinable
  func begin(_ input: Input) {
    let turn = pipe.turn.load(ordering: .relaxed)
    state.withLock { $0.running.append((turn, nil)) }
    let task = OwnedTask.start {
      await self.work(input, self.pipe, turn)
      self.remove(turn)
    }
    let isOver = state.withLock { state in
      if let place = state.running.lastIndex(where: { $0.turn == turn }) {
        state.running[place].task = task
      }
      return state.isOver
    }
    if isOver { task.cancel() }
    lendPriority()
  }

  /// Returns once there may be one more, or the operator is cancelled.
  @inlinable
  func waitForRoom() async {
    while !Task.isCancelled, state.withLock({ $0.running.count >= Self.mostRunning }) {
      await ending.wait()
    }
  }

  @inlinable
  func oldest() -> Task<Void, Never>? { state.withLock { $0.running.first?.task } }

  @inlinable
  func cancelAll() {
    let running = state.withLock { state in
      state.isOver = true
      return state.running
    }
    for work in running { work.task?.cancel() }
  }

  @inlinable
  func remove(_ turn: Int) {
    state.withLock { state in
      if let place = state.running.firstIndex(where: { $0.turn == turn }) {
        state.running.remove(at: place)
      }
    }
    ending.raise()
  }
}
