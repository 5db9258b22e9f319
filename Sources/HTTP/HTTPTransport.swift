/// Sends one request and brings back whatever the server said, 404 and 302 included.
///
/// A transport does no more than that: it follows no redirect, tries nothing twice and judges no status.
/// `HTTPClient` does, the same way over every transport.
public protocol HTTPTransport: Sendable {
  /// Fetches a whole answer.
  ///
  /// Cancelling the caller frees it at once and closes the connection.
  ///
  /// - Throws: `.cancelled`, `.unreachable`, `.unknownHost`, `.insecure`, `.timedOut`, `.tooLarge`, `.unavailable`, or
  ///   `.undecodable` for what is no HTTP or damaged on its way.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// Opens an answer whose body arrives in pieces, for as long as the server goes on.
  ///
  /// `request.timeout` bounds the wait for the head, and later each wait for a further piece; `maximumBodyBytes`
  /// bounds what is held at a time. A reader that does not read holds the server back.
  ///
  /// - Throws: as `send`.
  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream
}
