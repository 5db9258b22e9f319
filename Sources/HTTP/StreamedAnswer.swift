import Synchronization

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// An exchange whose caller waits for the head and then reads the body piece by piece.
package final class StreamedAnswer: Exchange {
  /// Status and header fields.
  package typealias Head = (status: Int, headers: [String: String])
  package typealias HeadCaller = CheckedContinuation<Result<Head, HTTPError>, Never>
  package typealias Reader = CheckedContinuation<Result<Data?, HTTPError>, Never>

  package let request: HTTPRequest
  package let deadline: ContinuousClock.Instant
  package let isStream = true
  private let room: Int
  private let state = Mutex(State())

  private struct State {
    var caller: HeadCaller?
    var readers: [Reader] = []
    var held = Data()
    /// Whether the server is held back until the reader has taken what is held.
    var isPaused = false
    /// Whether there will be no more to hold.
    var isOver = false
    /// Told once, behind what is held.
    var failure: HTTPError?
  }

  /// An exchange that has not begun; its time runs.
  ///
  /// A server that can be held back is so at 64 KiB, one that cannot may send all that the request allows.
  package init(_ request: HTTPRequest, canHoldBack: Bool) {
    self.request = request
    deadline = ContinuousClock.now + request.timeout
    room = canHoldBack ? min(request.maximumBodyBytes, 65_536) : request.maximumBodyBytes
  }

  package var isOver: Bool { state.withLock { $0.isOver } }

  /// Has `caller` wait for the head; false if it is over before it began, which it is told.
  package func begin(_ caller: HeadCaller) -> Bool {
    let isOver = state.withLock { state in
      if !state.isOver { state.caller = caller }
      return state.isOver
    }
    if isOver { caller.resume(returning: .failure(.cancelled)) }
    return !isOver
  }

  /// Has `reader` wait for a piece; whether the server is to go on for that.
  package func read(_ reader: Reader) -> Bool {
    let (outcome, resumes): (Result<Data?, HTTPError>?, Bool) = state.withLock { state in
      if !state.held.isEmpty {
        defer { (state.held, state.isPaused) = (Data(), false) }
        return (.success(state.held), state.isPaused)
      }
      if let failure = state.failure.take() { return (.failure(failure), false) }
      if state.isOver { return (.success(nil), false) }
      state.readers.append(reader)
      return (nil, false)
    }
    if let outcome { reader.resume(returning: outcome) }
    return resumes
  }

  package func receive(status: Int, headers: [String: String]) {
    state.withLock { $0.caller.take() }?.resume(returning: .success((status, headers)))
  }

  package func receive(_ bytes: UnsafeRawBufferPointer) -> Reception {
    let (reader, reception): (Reader?, Reception) = state.withLock { state in
      if state.isOver || bytes.isEmpty { return (nil, .taken) }
      if !state.readers.isEmpty { return (state.readers.removeFirst(), .taken) }
      if !state.held.isEmpty, state.held.count + bytes.count > room {
        state.isPaused = true
        return (nil, .full)
      }
      state.held.append(contentsOf: bytes)
      return (nil, .taken)
    }
    reader?.resume(returning: .success(Data(bytes)))
    return reception
  }

  package func finish(_ failure: HTTPError?) { _ = end(failure, forgets: false) }

  package func cancel() -> Bool { end(nil, forgets: true) }

  private func end(_ failure: HTTPError?, forgets: Bool) -> Bool {
    // Resumed outside the lock: resuming takes the task's lock, which a canceller holds while it waits for this one.
    let (caller, readers, wasOpen): (HeadCaller?, [Reader], Bool) = state.withLock { state in
      if forgets { (state.held, state.failure) = (Data(), nil) }
      guard !state.isOver else { return (nil, [], false) }
      defer { state.readers = [] }
      state.isOver = true
      if state.caller == nil, state.readers.isEmpty { state.failure = failure }
      return (state.caller.take(), state.readers, true)
    }
    caller?.resume(returning: .failure(failure ?? .cancelled))
    for (offset, reader) in readers.enumerated() {
      reader.resume(
        returning: failure.flatMap { offset == 0 ? .failure($0) : nil } ?? .success(nil))
    }
    return wasOpen
  }
}
