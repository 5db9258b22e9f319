import Synchronization

/// How many requests the copies of a client have sent, and how many of them were in vain.
public final class HTTPTraffic: Sendable {
  /// Numbers at a moment.
  public struct Counts: Sendable, Equatable {
    /// Requests that went out: further attempts and hops of a redirect count too.
    public var requests = 0
    /// Those that brought no usable answer; one whose caller was cancelled is none of them.
    public var failures = 0

    /// The given numbers.
    public init(requests: Int = 0, failures: Int = 0) {
      self.requests = requests
      self.failures = failures
    }
  }

  private let state = Mutex(Counts())

  /// Counts from nothing.
  public init() {}

  /// What was counted so far.
  public var counts: Counts { state.withLock { $0 } }

  func countRequest() { state.withLock { $0.requests += 1 } }

  func countFailure(_ error: HTTPError) {
    if error != .cancelled { state.withLock { $0.failures += 1 } }
  }
}
