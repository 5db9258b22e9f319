import Synchronization

/// Wakes one waiting task; raised before somebody waits, it lets the next wait through at once.
///
/// It says "look again", not what happened: who wakes reads the state afresh and may find nothing
/// new. Data never travels with the resumption, so that it is always read under its own lock.
@usableFromInline
package final class Signal: Sendable {
  private enum State {
    case idle
    case raised
    case awaited(UnsafeContinuation<Void, Never>)  // resumed once: whoever does takes it out first
  }

  private let state = Lock(State.idle)
  private let placeInRoster = Atomic(0)

  @usableFromInline
  package init() {}

  @usableFromInline
  package func raise() {
    let waiting = state.withLock { state -> UnsafeContinuation<Void, Never>? in
      guard case .awaited(let continuation) = state else {
        state = .raised
        return nil
      }
      state = .idle
      return continuation
    }
    waiting?.resume()
  }

  /// Returns once the signal is raised or the task is cancelled; for one task at a time.
  @usableFromInline
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      // Named, the isolation is captured: the closure stays on the caller's actor, a hop less.
      await withUnsafeContinuation(isolation: isolation) { continuation in
        let isRaised = state.withLock { state in
          guard case .raised = state else {
            state = .awaited(continuation)
            return false
          }
          state = .idle
          return true
        }
        if isRaised { continuation.resume() }
      }
    } onCancel: {
      raise()  // found or kept, whether it comes before, during or after the wait begins
    }
  }
}

extension Signal: RosterMember {
  @usableFromInline var place: Int {
    get { placeInRoster.load(ordering: .relaxed) }
    set { placeInRoster.store(newValue, ordering: .relaxed) }
  }
}
