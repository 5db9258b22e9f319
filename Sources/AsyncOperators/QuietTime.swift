/// The engine of `debounce`: the element that waits for its quiet time to pass, and one sleeper.
@usableFromInline
final class QuietTime<Element: Sendable, Failure: Error, C: Clock>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var pending: Element?
    @usableFromInline var deadline: C.Instant
    @usableFromInline var isSleeperUp = false

    @inlinable
    init(deadline: C.Instant) { self.deadline = deadline }
  }

  @usableFromInline let interval: C.Duration
  @usableFromInline let tolerance: C.Duration?
  @usableFromInline let clock: C
  @usableFromInline let pipe: Pipe<Element, Failure>
  @usableFromInline let state: Lock<State>

  @inlinable
  init(
    interval: C.Duration, tolerance: C.Duration?, clock: C, pipe: Pipe<Element, Failure>
  ) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
    self.pipe = pipe
    state = Lock(State(deadline: clock.now))
  }

  /// Reads `base` to its end; the sleeper is a child for as long as an element waits.
  @inlinable
  func feed<Base: AsyncSequence>(from base: Base) async
  where Base.Element == Element, Base.Failure == Failure {
    await withDiscardingTaskGroup { group in
      do throws(Failure) {
        var elements = base.makeAsyncIterator()
        while let element = try await elements.next(isolation: nil) {
          if postpone(for: element) { group.addTask { await self.sleep() } }
        }
        if let last = takePending() { await pipe.send(last) }
      } catch {
        pipe.finish(error)
      }
      group.cancelAll()
    }
  }

  /// Puts `element` in the place of the one that waits; true if a sleeper is needed.
  @inlinable
  func postpone(for element: Element) -> Bool {
    let deadline = clock.now.advanced(by: interval)
    var replaced: Element? = element
    return state.withLock { state in
      swap(&replaced, &state.pending)
      state.deadline = deadline
      defer { state.isSleeperUp = true }
      return !state.isSleeperUp
    }
  }

  @inlinable
  func takePending() -> Element? {
    var pending: Element?
    state.withLock { swap(&pending, &$0.pending) }
    return pending
  }

  /// Sleeps until the last of the deadlines and passes on what is due then.
  @inlinable
  func sleep() async {
    var deadline = state.withLock { $0.deadline }
    while true {
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {  // a clock has no other reason than cancellation
        return
      }
      var due: Element?
      let later = state.withLock { state -> C.Instant? in
        guard state.deadline <= deadline else { return state.deadline }
        state.isSleeperUp = false
        swap(&due, &state.pending)
        return nil
      }
      guard let later else {
        if let due { await pipe.send(due) }
        return
      }
      deadline = later
    }
  }
}
