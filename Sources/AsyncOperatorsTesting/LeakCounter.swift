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
      counter.count.withLock { $0 += 1 }
    }

    deinit { counter.count.withLock { $0 -= 1 } }
  }

  private let count = Lock(0)

  /// Makes a counter without tokens.
  public init() {}

  /// How many tokens have not been released.
  public var alive: Int { count.withLock { $0 } }

  /// Makes a token that counts until its last reference is gone.
  public func token() -> Token { Token(self) }
}
