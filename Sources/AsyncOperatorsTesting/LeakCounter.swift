import AsyncOperators

/// Counts tokens that are still alive: give one to whatever must be released, and look at the end.
///
/// ```swift
/// let leaks = LeakCounter()
/// let token = leaks.token()
/// let numbers = input.map { [token] number in … }  // held for as long as the closure is
/// // … at the end, when nothing may be left:
/// #expect(leaks.alive == 0)
/// ```
public final class LeakCounter: Sendable {
  /// Alive until whoever holds it has gone.
  public final class Token: Sendable {
    private let counter: LeakCounter

    fileprivate init(_ counter: LeakCounter) {
      self.counter = counter
      counter.state.withLock { $0.alive += 1 }
    }

    deinit { counter.release() }
  }

  private struct State {
    var alive = 0
    var watchers: [Signal] = []
  }

  private let state = Lock(State())

  /// Makes a counter without tokens.
  public init() {}

  /// How many tokens have not been released.
  public var alive: Int { state.withLock { $0.alive } }

  /// Makes a token that counts until its last reference is gone.
  public func token() -> Token { Token(self) }

  /// Returns when no token is alive or the caller is cancelled.
  ///
  /// For tests on real threads, where the last of a task may be released a moment after its end.
  public func waitUntilReleased() async {
    let signal = Signal()
    let isOver = state.withLock { state in
      state.watchers.append(signal)
      return state.alive == 0
    }
    if isOver { signal.raise() }
    await signal.wait()
    state.withLock { state in state.watchers.removeAll { $0 === signal } }
  }

  private func release() {
    let watchers = state.withLock { state in
      state.alive -= 1
      return state.alive == 0 ? state.watchers : []
    }
    for watcher in watchers { watcher.raise() }
  }
}
