/// The engine of `debounce`: the element that waits for its quiet time to pass, and one sleeper.
@usableFromInline
final class QuietTime<Element: Sendable, Failure: Error, C: Clock>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var pending: Element?
    @usableFromInline var arrivals = 0
    @usableFromInline var deadline: C.Instant
    @usableFromInline var isSleeperUp = false

    @inlinable
    init(deadline: C.Instant) { self.deadline = deadline }

    @inlinable
    mutating func takePending() -> Element? {
      isSleeperUp = false
      defer { pending = nil }
      return pending
    }
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
  ///
  /// Cancelled, it also leaves a base that ignores that and goes on.
  @inlinable
  func feed<Base: AsyncSequence>(from base: Base) async
  where Base.Element == Element, Base.Failure == Failure {
    await withDiscardingTaskGroup { group in
      do throws(Failure) {
        var elements = base.makeAsyncIterator()
        var budget = YieldBudget()
        while !Task.isCancelled, let element = try await elements.next(isolation: nil) {
          if postpone(for: element) { group.addTask { await self.sleep() } }
          if budget.isSpent() { await Task.yield() }
        }
        await pipe.send { takePending() }
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
      state.arrivals += 1
      defer { state.isSleeperUp = true }
      return !state.isSleeperUp
    }
  }

  /// Sleeps until the last of the deadlines and passes on what is due then.
  @inlinable
  func sleep() async {
    var (deadline, arrivals) = state.withLock { ($0.deadline, $0.arrivals) }
    var isDue = false
    while !isDue {
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {  // a clock that fails by itself measures nothing: the time is over
        if Task.isCancelled { return }
      }
      isDue = true
      await pipe.send {
        state.withLock { state in
          isDue = state.arrivals == arrivals
          (deadline, arrivals) = (state.deadline, state.arrivals)
          return isDue ? state.takePending() : nil
        }
      }
    }
  }

  /// Taken under the lock of the pipe, so that an older element never comes after a newer one.
  @inlinable
  func takePending() -> Element? { state.withLock { $0.takePending() } }
}
