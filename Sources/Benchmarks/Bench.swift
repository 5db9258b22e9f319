import CurlTransport
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import HackerNews

/// What everything is measured with.
struct Bench: Sendable {
  /// A few tiny rounds, which only show that all can be measured.
  var isQuick: Bool
  /// A server in a process of its own, so that time and memory of this one are the client's.
  var origin: String

  /// How often to measure.
  var rounds: Int { isQuick ? 1 : 5 }
  /// How many stories a list has.
  var storyCount: Int { isQuick ? 48 : 500 }

  /// The base address at which every answer takes so many milliseconds.
  func address(milliseconds: Int) -> String { "\(origin)/\(milliseconds)/v0" }

  /// A client with a transport of its own.
  static func client(of address: String, width: Int) throws -> HackerNewsClient {
    guard let url = URL(string: address) else { throw Unmeasurable(description: "no \(address)") }
    let transport = CurlTransport(connectionsPerHost: width)
    let http = HTTPClient(transport: transport, clock: ContinuousClock())
    return HackerNewsClient(http: http, baseURL: url, maxConcurrency: width)
  }

  /// Fetches items of which every one has to come: a failure is quick, and would pass for speed.
  static func items(_ ids: [Int], of client: HackerNewsClient) async throws {
    let gaps = try await client.items(ids).compactMap { outcome in
      if case .failure(let gap) = outcome { gap } else { nil }
    }
    guard let gap = gaps.first else { return }
    throw Unmeasurable(description: "\(gaps.count) of \(ids.count) stories did not come: \(gap)")
  }

  /// The middle one of several values.
  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
