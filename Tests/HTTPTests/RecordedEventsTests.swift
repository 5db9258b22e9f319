import Foundation
import HTTP
import TestSupport
import Testing

/// Bodies recorded from the real service.
@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
struct RecordedEventsTests {
  @Test(arguments: [
    "newstories", "updates", "item", "maxitem", "cancel", "auth-revoked", "utf8-split",
  ])
  func `a recorded stream gives the same events wherever it is cut`(name: String) async throws {
    let bytes = try RecordedData.hackerNews.data("sse-\(name).body")
    let whole = try await events(in: [bytes])
    #expect(!whole.isEmpty)
    #expect(!whole.contains { $0.name == "message" || $0.data.contains("\u{fffd}") })
    let step = max(1, bytes.count / 2000)
    for cut in stride(from: 0, to: bytes.count, by: step) {
      #expect(try await events(in: [bytes.prefix(cut), bytes.suffix(from: cut)]) == whole)
    }
    #expect(try await events(in: bytes.map { Data([$0]) }) == whole)
  }

  private func events(in pieces: [Data]) async throws -> [ServerSentEvent] {
    let client = Asking([.pieces(pieces)]).client
    var found: [ServerSentEvent] = []
    for try await event in client.events(from: try request(), idleTimeout: .seconds(45)) {
      found.append(event)
    }
    return found
  }
}
