#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// Asks services, but none before the time is over for which it wanted to be left alone.
///
/// That time, 10 minutes at most, holds for all that is asked under the same host and path: whoever opens another place
/// or looks again meanwhile gets the same refusal without a request.
actor PatientClient {
  private let http: HTTPClient
  private let now: @Sendable () -> Date
  /// Until when nothing is asked, by host and path.
  private var quiet: [String: Date] = [:]

  /// A client that sends over `http`, and knows the time by `now`.
  init(http: HTTPClient, now: @escaping @Sendable () -> Date) {
    self.http = http
    self.now = now
  }

  /// The document that answers a request.
  ///
  /// - Throws: as `HTTPClient.json`; `.slowDown` with the time that is left, without a request, while there is any.
  func document(for request: HTTPRequest) async throws(HTTPError) -> Tree {
    let endpoint = request.endpoint
    if let rest = rest(of: endpoint) { throw .slowDown(endpoint: endpoint, retryAfter: rest) }
    do throws(HTTPError) {
      return try await http.json(Tree.self, from: request)
    } catch {
      if let asked = error.askedWait { quiet[endpoint] = now() + asked / .seconds(1) }
      throw error
    }
  }

  /// How much longer nothing is asked; a clock that was set back does not make it more.
  private func rest(of endpoint: String) -> Duration? {
    guard let end = quiet[endpoint] else { return nil }
    let seconds = end.timeIntervalSince(now())
    guard seconds > 0, seconds <= 600 else {
      quiet[endpoint] = nil
      return nil
    }
    return .seconds(seconds)
  }
}
