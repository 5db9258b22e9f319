import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Synchronization

/// A transport that knows what its streams have brought and whether it has been read.
final class CountedStreams: HTTPTransport {
  /// What came over the streams of one address.
  struct Count: Equatable, Sendable {
    var connections = 0
    var bytes = 0
    /// Whether everything that came has been read, and more is waited for.
    var isAwaited = false
  }

  /// By the last part of the address.
  let counts = AsyncCurrentValueSubject<[String: Count], Never>([:])
  private let base: any HTTPTransport
  private let state = Mutex<[String: Count]>([:])

  init(over base: any HTTPTransport) { self.base = base }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await base.send(request)
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    var stream = try await base.stream(request)
    let (name, body) = (request.url.lastPathComponent, stream.body)
    note(name) { $0.connections += 1 }
    stream.body = HTTPBody(
      next: { () throws(HTTPError) in
        self.note(name) { $0.isAwaited = true }
        var pieces = body.makeAsyncIterator()
        let piece = try await pieces.next()
        self.note(name) { count in
          count.isAwaited = false
          count.bytes += piece?.count ?? 0
        }
        return piece
      }, close: {})
    return stream
  }

  private func note(_ name: String, _ change: (inout Count) -> Void) {
    state.withLock { state in
      change(&state[name, default: Count()])
      counts.send(state)
    }
  }
}
