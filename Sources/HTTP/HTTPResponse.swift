#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a server said, whatever its status.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code of the status line, 100 to 599.
  public var status: Int
  /// The header fields that were asked for and sent, by lower-case name.
  public var headers: [String: String]
  /// The body after decompression.
  public var body: Data

  /// An answer with the given parts.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
