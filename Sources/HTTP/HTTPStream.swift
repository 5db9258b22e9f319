#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An answer whose head has arrived and whose body is still coming.
public struct HTTPStream: Sendable {
  /// The status code of the status line.
  public var status: Int
  /// The header fields that were asked for and sent, by lower-case name.
  public var headers: [String: String]
  /// The pieces of the body, in order, of any size; for one reader.
  public var body: HTTPBody

  /// An answer with the given parts.
  public init(status: Int, headers: [String: String] = [:], body: HTTPBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The pieces of a body as they arrive, for one reader; the connection closes when the last copy is dropped.
public struct HTTPBody: AsyncSequence, Sendable {
  private let source: Source

  /// A body read through `next`, which gives `nil` at the end; `close` runs once nobody can read any more.
  public init(
    next: @escaping @Sendable () async throws(HTTPError) -> Data?,
    close: @escaping @Sendable () -> Void
  ) {
    source = Source(next: next, close: close)
  }

  /// Starts reading; a second iterator takes turns with the first.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  /// Reads one piece at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: Source

    /// The next piece, or `nil` at the end or when the caller is cancelled.
    public mutating func next() async throws(HTTPError) -> Data? { try await source.next() }
    /// The next piece, or `nil` at the end or when the caller is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> Data? {
      try await source.next()
    }
  }

  fileprivate final class Source: Sendable {
    let next: @Sendable () async throws(HTTPError) -> Data?
    private let close: @Sendable () -> Void

    init(
      next: @escaping @Sendable () async throws(HTTPError) -> Data?,
      close: @escaping @Sendable () -> Void
    ) {
      self.next = next
      self.close = close
    }

    deinit { close() }
  }
}
