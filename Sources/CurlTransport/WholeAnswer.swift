import HTTP
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An exchange whose caller waits for the whole answer.
final class WholeAnswer: Exchange {
  let request: HTTPRequest
  let deadline: ContinuousClock.Instant
  let isStream = false
  private let state = Mutex(State())

  private struct State {
    var caller: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>?
    var outcome: Result<HTTPResponse, HTTPError>?
    var response = HTTPResponse(status: 0)
  }

  init(_ request: HTTPRequest) {
    self.request = request
    deadline = ContinuousClock.now + request.timeout
  }

  var isOver: Bool { state.withLock { $0.outcome != nil } }

  /// Has `caller` wait for the outcome; false if there is one already, which it is told.
  func begin(_ caller: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>) -> Bool {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.caller = caller }
      return state.outcome
    }
    if let outcome { caller.resume(returning: outcome) }
    return outcome == nil
  }

  func receive(_ head: ResponseHead) {
    state.withLock {
      $0.response.status = head.status
      $0.response.headers = head.fields
    }
  }

  func receive(_ bytes: UnsafeRawBufferPointer) -> Reception {
    state.withLock { state in
      guard state.response.body.count + bytes.count <= request.maximumBodyBytes else {
        return .tooLarge
      }
      state.response.body.append(contentsOf: bytes)
      return .taken
    }
  }

  func finish(_ failure: HTTPError?) { _ = end(failure) }

  /// Frees the caller at once; whether there was one.
  func cancel() -> Bool { end(.cancelled) }

  private func end(_ failure: HTTPError?) -> Bool {
    // Resumed outside the lock: resuming takes the task's lock, which a canceller holds while it waits for this one.
    let (caller, outcome) = state.withLock { state in
      let outcome = failure.map { .failure($0) } ?? Result.success(state.response)
      guard state.outcome == nil else { return (state.caller, outcome) }
      state.outcome = failure.map { .failure($0) } ?? .success(HTTPResponse(status: 0))
      defer {
        state.caller = nil
        state.response = HTTPResponse(status: 0)
      }
      return (state.caller, outcome)
    }
    caller?.resume(returning: outcome)
    return caller != nil
  }
}
