public import Synchronization

/// The bounded way from the tasks of an operator to its one reader.
///
/// Whatever ends it also cancels the task that feeds it and lets every held writer go on; what is
/// sent later is refused. So a writer needs no cancellation handler of its own.
@usableFromInline
final class Pipe<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var waiting = Backlog<Element>()
    /// Of a pipe that keeps nothing: what a reader who waited is given, before all that waits.
    @usableFromInline var handedOver: Element?
    /// Of a pipe that keeps the newest alone: makes it when it is read.
    @usableFromInline var offer: (@Sendable () -> Element?)?
    @usableFromInline var turn = 0
    @usableFromInline var isOver = false
    @usableFromInline var failure: Failure?
    @usableFromInline var isReaderIdle = false
    @usableFromInline var heldWriters: [UnsafeContinuation<Void, Never>] = []
    @usableFromInline var pump: Task<Void, Never>?

    @inlinable
    init() {}
  }

  /// What waited and is wanted no more.
  @usableFromInline
  struct Dropped: Sendable {
    @usableFromInline var waiting = Backlog<Element>()
    @usableFromInline var handedOver: Element?
    @usableFromInline var offer: (@Sendable () -> Element?)?

    @inlinable
    init() {}
  }

  @usableFromInline let policy: BufferingPolicy
  @usableFromInline let state = Lock(State())
  @usableFromInline let arrival = Signal()
  /// The turn whose elements count, beside the state for a reader that holds a batch.
  @usableFromInline let turn = Atomic(0)
  /// Whether it is over, beside the state for writers that do not send every element.
  @usableFromInline let hasEnded = Atomic(false)

  @inlinable
  init(_ policy: BufferingPolicy) {
    policy.check()
    self.policy = policy
  }

  /// Begins a new turn: what waits is dropped, and what older turns send is refused.
  ///
  /// Nil if the pipe is over, which then stays as it is.
  @inlinable
  func beginTurn() -> Int? {
    var dropped = Dropped()
    let (held, begun) = state.withLock { state -> ([UnsafeContinuation<Void, Never>], Int?) in
      guard !state.isOver else { return ([], nil) }
      state.drop(into: &dropped)
      state.turn += 1
      turn.store(state.turn, ordering: .releasing)
      return (state.releaseWriters(), state.turn)
    }
    for writer in held { writer.resume() }
    return begun
  }

  /// Ends the pipe for its writers; the reader gets what waits and then the failure, once.
  ///
  /// Given a turn, only if that is still the one that counts.
  @inlinable
  func finish(_ failure: Failure? = nil, turn: Int? = nil) {
    end(turn: turn) { $0.failure = failure }
  }

  /// Ends the pipe for its reader, who wants nothing more.
  @inlinable
  func close() {
    var dropped = Dropped()
    end { $0.drop(into: &dropped) }
  }

  /// Makes `task` the one that is cancelled at the end, which may already have come.
  @inlinable
  func attach(_ task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      if !state.isOver { state.pump = task }
      return state.isOver
    }
    if isOver { task.cancel() }
  }

  @inlinable
  func end(turn: Int? = nil, _ change: (inout State) -> Void) {
    var pump: Task<Void, Never>?
    let held = state.withLock { state -> [UnsafeContinuation<Void, Never>] in
      guard !state.isOver, turn ?? state.turn == state.turn else { return [] }
      state.isOver = true
      hasEnded.store(true, ordering: .releasing)
      change(&state)
      swap(&pump, &state.pump)
      return state.releaseWriters()
    }
    pump?.cancel()
    for writer in held { writer.resume() }
    arrival.raise()
  }
}

extension Pipe: RosterMember {
  @inlinable var place: Int {
    get { arrival.place }
    set { arrival.place = newValue }
  }
}

extension Pipe.State {
  /// Whether the reader waits, which it then no longer does.
  @inlinable
  mutating func stopIdling() -> Bool {
    defer { isReaderIdle = false }
    return isReaderIdle
  }

  @inlinable var isEmpty: Bool { handedOver == nil && offer == nil && waiting.isEmpty }

  /// Exchanges what waits for nothing, so that it is released outside the lock.
  @inlinable
  mutating func drop(into dropped: inout Pipe.Dropped) {
    swap(&dropped.waiting, &waiting)
    swap(&dropped.handedOver, &handedOver)
    swap(&dropped.offer, &offer)
  }

  @inlinable
  mutating func releaseWriters() -> [UnsafeContinuation<Void, Never>] {
    guard !heldWriters.isEmpty else { return [] }
    defer { heldWriters = [] }
    return heldWriters
  }
}
