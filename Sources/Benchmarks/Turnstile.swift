import Synchronization

/// Lets one task through each time it is opened; not before it was passed it is opened again.
final class Turnstile: Sendable {
  private enum State {
    case shut
    case open
    case awaited(UnsafeContinuation<Void, Never>)
  }

  private let state = Mutex(State.shut)

  func open() {
    let waiting = state.withLock { state -> UnsafeContinuation<Void, Never>? in
      guard case .awaited(let continuation) = state else {
        state = .open
        return nil
      }
      state = .shut
      return continuation
    }
    waiting?.resume()
  }

  func pass() async {
    await withUnsafeContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .open = state else {
          state = .awaited(continuation)
          return false
        }
        state = .shut
        return true
      }
      if isOpen { continuation.resume() }
    }
  }
}
