/// The events that a server pushes, until it stops, fails or falls silent.
///
/// Each iterator opens a connection of its own at its first `next()` and closes it when it is dropped. A slow reader holds
/// the server back. Nothing is tried again here: only the reader knows what it missed.
public struct ServerSentEvents: AsyncSequence, Sendable {
  let client: HTTPClient
  let request: HTTPRequest

  /// Starts at the first `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(client: client, request: request, parser: EventParser(limit: request.maximumBodyBytes))
  }

  /// Reads one event at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let client: HTTPClient
    fileprivate let request: HTTPRequest
    fileprivate var parser: EventParser
    private var body: HTTPBody.Iterator?
    private var events: ArraySlice<ServerSentEvent> = []
    private var isOver = false

    fileprivate init(client: HTTPClient, request: HTTPRequest, parser: EventParser) {
      self.client = client
      self.request = request
      self.parser = parser
    }

    /// The next event, or `nil` at the end or when the caller is cancelled.
    ///
    /// - Throws: as `HTTPClient.get` does, once; `.timedOut` if nothing at all arrived for the idle timeout.
    public mutating func next() async throws(HTTPError) -> ServerSentEvent? {
      try await next(isolation: nil)
    }

    /// The next event, or `nil` at the end or when the caller is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> ServerSentEvent? {
      do throws(HTTPError) {
        while events.isEmpty, !isOver { try await read(isolation: actor) }
      } catch {
        end()
        guard error == .cancelled else { throw error }
      }
      return events.popFirst()
    }

    private mutating func read(isolation: isolated (any Actor)?) async throws(HTTPError) {
      guard !parser.isOverfull else {
        throw .tooLarge(endpoint: request.endpoint, limit: request.maximumBodyBytes)
      }
      var pieces = body
      if pieces == nil { pieces = try await client.openEvents(request).body.makeAsyncIterator() }
      guard let piece = try await pieces?.next(isolation: isolation) else { return end() }
      body = pieces
      events = parser.events(in: piece)[...]
    }

    private mutating func end() {
      isOver = true
      body = nil
    }
  }
}
