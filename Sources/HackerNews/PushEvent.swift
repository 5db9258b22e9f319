import HTTP

/// What one event of a stream says.
///
/// Source: firebase.google.com/docs/reference/rest/database, "Streaming from the REST API".
enum PushEvent: Sendable, Equatable {
  /// Something was written.
  case change(PushChange)
  /// Nothing, but the service lives.
  case keepAlive
  /// The service will not push any more; the reason is foreign text.
  case end(String)

  /// Reads an event; one of another name says nothing.
  ///
  /// - Throws: `.unreadable` where a change cannot be read.
  init(_ event: ServerSentEvent) throws(PushFailure) {
    switch event.name {
    case "put", "patch": self = .change(try PushChange(event))
    case "cancel", "auth_revoked": self = .end(event.name)
    default: self = .keepAlive
    }
  }
}
