/// One event of a `text/event-stream`.
///
/// The fields `id` and `retry` are not kept: the services that are read send neither.
public struct ServerSentEvent: Sendable, Equatable {
  /// What kind of event it is, `message` if the server does not say.
  public var name: String
  /// The data lines, joined by line feeds; bytes that are not UTF-8 are replaced by U+FFFD.
  public var data: String

  /// An event with the given parts.
  public init(name: String = "message", data: String) {
    self.name = name
    self.data = data
  }
}
