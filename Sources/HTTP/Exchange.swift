/// One request as both sides see it: the caller, who waits, and the transport, which reports.
package protocol Exchange: AnyObject, Sendable {
  /// What is asked.
  var request: HTTPRequest { get }
  /// When the caller stops waiting for the answer, or for the head of a stream.
  var deadline: ContinuousClock.Instant { get }
  /// Whether the body is handed on while it arrives.
  var isStream: Bool { get }
  /// Whether nobody waits any more.
  var isOver: Bool { get }

  /// The head, once, before any of the body.
  func receive(status: Int, headers: [String: String])
  /// A piece of the body.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Reception
  /// The end: of the body if `failure` is `nil`; does nothing when it is over already.
  func finish(_ failure: HTTPError?)
  /// Frees whoever waits, at once; whether the transport still has something to end.
  func cancel() -> Bool
}

/// What becomes of a piece of a body.
package enum Reception {
  /// It was taken.
  case taken
  /// There is no room: the same piece again, later.
  case full
  /// It goes beyond what the request accepts.
  case tooLarge
}
