import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An exchange whose caller waits for the whole answer.
package final class WholeAnswer: Exchange {
  package typealias Outcome = Result<HTTPResponse, HTTPError>
  package typealias Caller = CheckedContinuation<Outcome, Never>

  package let request: HTTPRequest
  package let deadline: ContinuousClock.Instant
  package let isStream = false
  private let state = Mutex(State())

  private struct State {
    var caller: Caller?
    var response = HTTPResponse(status: 0)
    var isOver = false
  }

  /// An exchange that has not begun; its time runs.
  package init(_ request: HTTPRequest) {
    self.request = request
    deadline = ContinuousClock.now + request.timeout
  }

  package var isOver: Bool { state.withLock { $0.isOver } }

  /// Has `caller` wait for the outcome; false if it was cancelled before, which it is told.
  package func begin(_ caller: Caller) -> Bool {
    let isOver = state.withLock { state in
      if !state.isOver { state.caller = caller }
      return state.isOver
    }
    if isOver { caller.resume(returning: .failure(.cancelled)) }
    return !isOver
  }

  package func receive(status: Int, headers: [String: String]) {
    state.withLock {
      $0.response.status = status
      $0.response.headers = headers
    }
  }

  package func receive(_ bytes: UnsafeRawBufferPointer) -> Reception {
    state.withLock { state in
      if state.isOver { return .taken }
      guard state.response.body.count + bytes.count <= request.maximumBodyBytes else {
        // Of a refusal the status tells all, however long the page that comes with it.
        return (200...299).contains(state.response.status) ? .tooLarge : .taken
      }
      state.response.body.append(contentsOf: bytes)
      return .taken
    }
  }

  package func finish(_ failure: HTTPError?) { _ = end(failure) }
  package func cancel() -> Bool { end(.cancelled) }

  private func end(_ failure: HTTPError?) -> Bool {
    // Resumed outside the lock: resuming takes the task's lock, which a canceller holds while it waits for this one.
    let (caller, response) = state.withLock { state in
      defer { state = State(isOver: true) }
      return (state.caller, state.response)
    }
    caller?.resume(returning: failure.map { .failure($0) } ?? .success(response))
    return caller != nil
  }
}
