/// What tells the service who asks: an API key (v3) or a read access token (v4), told apart by their form.
public struct MoviesKey: Sendable {
  /// Three parts divided by dots that begin with `eyJ` are a token; anything else is a key.
  public init(_ text: String) { self.text = text }

  /// The key or token itself.
  let text: String

  private var isToken: Bool {
    text.hasPrefix("eyJ") && text.split(separator: ".", omittingEmptySubsequences: false).count == 3
  }

  /// The header that carries a token.
  var headers: [String: String] { isToken ? ["Authorization": "Bearer \(text)"] : [:] }

  /// The query item that carries a key.
  var query: [(name: String, value: String)] { isToken ? [] : [("api_key", text)] }
}

extension MoviesKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "***" }
  public var debugDescription: String { "***" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
