#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One GET: where to, what is said with it, and how much answer is accepted.
public struct HTTPRequest: Sendable, Equatable {
  /// The address, `http` or `https`.
  public var url: URL
  /// Header fields to send, by name; none of them survives a redirect to another origin but `Accept`.
  public var headers: [String: String]
  /// Lower-case names of the response header fields to bring back; all others are dropped on arrival.
  public var keptHeaders: Set<String>
  /// Statuses other than 2xx whose answer is brought back like any other, not tried again.
  ///
  /// For services that say more in its body. Of one that is too large there is only the beginning.
  public var acceptedStatuses: Set<Int>
  /// The largest body accepted, in bytes after decompression.
  public var maximumBodyBytes: Int
  /// The longest the whole exchange may take, from the call to the last byte of the body.
  ///
  /// Less than zero counts as zero, more than a hundred years as a hundred.
  public var timeout: Duration { didSet { timeout = timeout.asWaitingTime } }
  /// What only the address that was asked may learn, such as a key; nil for nothing.
  ///
  /// A redirect that takes it along to another origin, or has it in its path, is not followed.
  public var secret: String?

  /// A request for `url` with nothing special about it: 8 MiB and 20 seconds at most.
  public init(
    url: URL, headers: [String: String] = [:], keptHeaders: Set<String> = [],
    acceptedStatuses: Set<Int> = [], maximumBodyBytes: Int = 8 << 20,
    timeout: Duration = .seconds(20), secret: String? = nil
  ) {
    self.url = url
    self.headers = headers
    self.keptHeaders = keptHeaders
    self.acceptedStatuses = acceptedStatuses
    self.maximumBodyBytes = maximumBodyBytes
    self.timeout = timeout.asWaitingTime
    self.secret = secret
  }

  /// Host and path, for messages; never the query or the user part, which may hold a key.
  public var endpoint: String { (url.host() ?? "") + url.path() }
}
