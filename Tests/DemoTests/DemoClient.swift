import Demo
import LoopbackServer
import RawClient
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Asks a sample service and decodes what it says.
struct DemoClient {
  let demo: DemoService

  func value<Value: Decodable>(
    _ type: Value.Type = Value.self, at target: String, over connection: RawClient? = nil
  ) async throws -> Value {
    let (head, body) = try await answer(at: target, over: connection)
    try #require(head.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: application/json"))
    return try JSONDecoder().decode(type, from: Data(body.utf8))
  }

  func answer(
    at target: String, headers: String = "", over connection: RawClient? = nil
  ) async throws -> (head: String, body: String) {
    let client = try #require(connection ?? RawClient(port: demo.server.port))
    await client.get(target, headers: headers)
    return await client.readAnswer()
  }

  /// Opens the push stream of a value, past its redirect.
  func stream(_ path: String) async throws -> RawClient {
    let client = try #require(RawClient(port: demo.server.port))
    await client.get(path, headers: "Accept: text/event-stream\r\n")
    let (head, _) = await client.readAnswer()
    try #require(head.contains(" 307 ") && head.contains("Location: \(path)?ns=demo\r\n"))
    await client.get("\(path)?ns=demo", headers: "Accept: text/event-stream\r\n")
    let streamHead = await client.read(through: "\r\n\r\n")
    try #require(streamHead.contains("Content-Type: text/event-stream\r\n"))
    return client
  }
}

extension RawClient {
  /// The next server-sent event, as its two lines; each comes in one chunk.
  func event() -> String {
    let chunk = read(through: "\n\n\r\n")
    return String(
      chunk[(chunk.firstIndex(of: "\r\n").map(chunk.index(after:)) ?? chunk.startIndex)...]
        .dropLast(3))
  }
}

/// Runs `body` with a sample service whose time only moves by hand.
func withStillDemo(
  seed: UInt64 = 1, _ body: (DemoService, DemoClient) async throws -> Void
) async throws {
  try await withDemoHackerNews(now: 1_800_000_000, seed: seed, clock: ManualClock()) { demo in
    try await body(demo, DemoClient(demo: demo))
  }
}
