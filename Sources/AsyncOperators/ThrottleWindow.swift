/// The engine of `throttle`: whether a window is open, and the element that waits for its end.
@usableFromInline
final class ThrottleWindow<Element: Sendable, Failure: Error, C: Clock>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var pending: Element?
    @usableFromInline var isOpen = false
    @usableFromInline var isBaseOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let interval: C.Duration
  @usableFromInline let tolerance: C.Duration?
  @usableFromInline let clock: C
  @usableFromInline let latest: Bool
  @usableFromInline let pipe: Pipe<Element, Failure>
  /// Taken inside the lock of the pipe or alone, so that an older element never follows a newer.
  @usableFromInline let state = Lock(State())

  @inlinable
  init(
    interval: C.Duration, tolerance: C.Duration?, clock: C, latest: Bool,
    pipe: Pipe<Element, Failure>
  ) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
    self.latest = latest
    self.pipe = pipe
  }

  /// Reads `base` to its end; a child sleeps for as long as windows follow one another.
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
          if await pass(element), interval > .zero {
            let end = clock.now.advanced(by: interval)
            group.addTask { await self.closeWindows(from: end) }
          }
          if budget.isSpent() { await Task.yield() }
        }
        if endBase() { group.cancelAll() }
      } catch {
        pipe.finish(error)
        group.cancelAll()
      }
    }
  }

  /// Passes `element` on, or keeps it for the end of the window; true if that opened one.
  @inlinable
  func pass(_ element: Element) async -> Bool {
    var arrived: Element? = element  // afterwards what it replaced, to be released outside the lock
    return await pipe.send {
      state.withLock { state in
        guard state.isOpen else {
          state.isOpen = interval > .zero
          return element
        }
        if latest || state.pending == nil { swap(&arrived, &state.pending) }
        return nil
      }
    } == .sent
  }

  /// Passes on what waits at the end of each window, until none does.
  @inlinable
  func closeWindows(from end: C.Instant) async {
    var end = end
    var isOpen = true
    while isOpen {
      do {
        try await clock.sleep(until: end, tolerance: tolerance)
      } catch {  // a clock that fails by itself measures nothing: the window is over
        if Task.isCancelled { return }
      }
      await pipe.send {
        state.withLock { state in
          defer { state.pending = nil }
          state.isOpen = state.pending != nil
          isOpen = state.isOpen && !state.isBaseOver
          return state.pending
        }
      }
      if isOpen { end = clock.now.advanced(by: interval) }
    }
  }

  /// Notes that no element will come; true if none waits either.
  @inlinable
  func endBase() -> Bool {
    state.withLock { state in
      state.isBaseOver = true
      return state.pending == nil
    }
  }
}
