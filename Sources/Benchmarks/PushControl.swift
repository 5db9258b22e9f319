import CurlTransport
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// Tells a `PushOrigin` what to do.
struct PushControl: Sendable {
  /// Where the origin is, without `/v0`.
  let address: String
  private let url: URL
  private let http: HTTPClient

  init(address: String) throws {
    guard let url = URL(string: address) else { throw Unmeasurable(description: "no \(address)") }
    (self.address, self.url) = (address, url)
    http = HTTPClient(transport: CurlTransport(connectionsPerHost: 1), clock: ContinuousClock())
  }

  /// Where the service is.
  var service: URL { url.appending(path: "v0") }

  /// Lets things happen and tells how it is then.
  @discardableResult
  func act(_ acts: [PushAct]) async throws -> PushReport {
    try await report(of: (["act"] + acts.map(\.rawValue)).joined(separator: "/"))
  }

  /// Lets so many stories come in at once, each with a push of its own.
  func burst(of count: Int) async throws -> PushReport { try await report(of: "burst/\(count)") }

  private func report(of path: String) async throws -> PushReport {
    try await http.json(PushReport.self, from: HTTPRequest(url: url.appending(path: path)))
  }
}
