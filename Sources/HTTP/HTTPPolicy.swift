/// How hard `HTTPClient` tries.
public struct HTTPPolicy: Sendable {
  /// How often a request is sent before its last failure counts, redirects aside.
  public var attempts: Int
  /// How many redirects in a row are followed; less than none is none.
  public var maximumRedirects: Int
  /// Replaces the timeout of every request when given; bounds all attempts and the waits between them.
  public var timeout: Duration?
  /// The waits between attempts, where the server asks for none.
  public var backoff: Backoff
  /// Who the servers are told is asking, unless a request says it itself.
  public var userAgent: String

  /// Three attempts at most half a second and then a second apart, five redirects.
  public init(
    attempts: Int = 3, maximumRedirects: Int = 5, timeout: Duration? = nil,
    backoff: Backoff = Backoff(first: .milliseconds(500)), userAgent: String = "LiveFeeds/0.1.0"
  ) {
    self.attempts = attempts
    self.maximumRedirects = maximumRedirects
    self.timeout = timeout
    self.backoff = backoff
    self.userAgent = userAgent
  }
}
