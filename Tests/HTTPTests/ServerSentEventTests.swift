import Foundation
import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServerSentEventTests {
  private func events(
    in pieces: [Data], limit: Int = 8 << 20
  ) async throws -> [ServerSentEvent] {
    let asking = Asking([.pieces(pieces)])
    var asked = try request()
    asked.maximumBodyBytes = limit
    var found: [ServerSentEvent] = []
    for try await event in asking.client.events(from: asked, idleTimeout: .seconds(45)) {
      found.append(event)
    }
    return found
  }

  @Test(arguments: [
    ("data: a\n\n", [ServerSentEvent(data: "a")]),
    ("event: put\ndata: {}\n\n", [.init(name: "put", data: "{}")]),
    (
      "event:put\r\ndata:a\r\n\r\ndata:b\r\n\r\n",
      [.init(name: "put", data: "a"), .init(data: "b")]
    ),
    ("data:a\rdata:b\r\rdata:c\r\r", [.init(data: "a\nb"), .init(data: "c")]),
    ("data: a\ndata:\ndata\ndata:  b\n\n", [.init(data: "a\n\n\n b")]),
    (": comment\n:\nid: 7\nretry: 1\nunknown: x\ndata: a\n\n", [.init(data: "a")]),
    ("\u{feff}data: a\n\n\u{feff}data: b\n\n", [.init(data: "a")]),
    ("event: put\n\ndata: a\n\n", [.init(data: "a")]),
    ("data: a\n\ndata: cut", [.init(data: "a")]), ("\n\r\n\r\r", []), ("", []),
    ("data: ä€😀\n\n", [.init(data: "ä€😀")]), ("Data: a\n data: b\n\n", []),
  ])
  func `lines become events, wherever the body is cut`(
    body: String, expected: [ServerSentEvent]
  ) async throws {
    let bytes = Data(body.utf8)
    for cut in 0...bytes.count {
      #expect(try await events(in: [bytes.prefix(cut), bytes.suffix(from: cut)]) == expected)
    }
    #expect(try await events(in: bytes.map { Data([$0]) }) == expected)
  }

  @Test func `bytes that are no text are replaced`() async throws {
    let found = try await events(in: [Data([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xc3, 0x0a, 0x0a])])
    #expect(found == [.init(data: "\u{fffd}\u{fffd}")])
  }

  @Test(arguments: 1...200) func `noise neither traps nor grows`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("data:event:\r\n\r\n\n: \u{feff}é".utf8) + [0xff, 0x00]
    let bytes = (0..<400).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
    var pieces: [Data] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int(random.next() % 30) + 1
      pieces.append(Data(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(try await events(in: pieces) == events(in: [Data(bytes)]), "seed \(seed)")
  }

  @Test(arguments: [
    "data: aaaaaaaaaaaaaaaaaaaa", ": aaaaaaaaaaaaaaaaaaaaaaa", "data:a\ndata:a\ndata:a\ndata:a\n",
  ])
  func `an event without end is refused`(body: String) async throws {
    let error = await #expect(throws: HTTPError.self) {
      try await events(in: [Data(body.utf8)], limit: 10)
    }
    #expect(error == .tooLarge(endpoint: "api.example.org/list.json", limit: 10))
  }

  @Test func `an event without end does not take along the ones before it`() async throws {
    let asking = Asking([.pieces([Data("data:a\n\ndata:b\n\ndata: aaaaaaaaaaa".utf8)])])
    var asked = try request()
    asked.maximumBodyBytes = 10
    var events = asking.client.events(from: asked, idleTimeout: .seconds(45)).makeAsyncIterator()
    #expect(try await events.next() == .init(data: "a"))
    #expect(try await events.next() == .init(data: "b"))
    let tooLarge = HTTPError.tooLarge(endpoint: "api.example.org/list.json", limit: 10)
    await #expect(throws: tooLarge) { try await events.next() }
    #expect(try await events.next() == nil)
  }

  @Test func `many small events pass a small limit`() async throws {
    let body = String(repeating: "data: 12345\n\n", count: 1000)
    #expect(try await events(in: [Data(body.utf8)], limit: 12).count == 1000)
  }

  @Test func `a failure comes after the events before it, once`() async throws {
    let gone = HTTPError.unreachable(host: "api.example.org", reason: "connection reset")
    let asking = Asking([.pieces([Data("data: a\n\n".utf8)], then: gone)])
    var events = asking.client.events(from: try request(), idleTimeout: .seconds(45))
      .makeAsyncIterator()
    #expect(try await events.next() == .init(data: "a"))
    await #expect(throws: gone) { try await events.next() }
    #expect(try await events.next() == nil)
  }

  @Test func `a redirect is followed with what is accepted, and the whole idle time`() async throws
  {
    let hop = HTTPResponse(status: 307, headers: ["location": "https://s-1.example.org/list.json"])
    let asking = Asking([.answer(hop), .pieces([])])
    let asked = try request(headers: ["accept": "a/b", "Authorization": "k"])
    for try await _ in asking.client.events(from: asked, idleTimeout: .seconds(45)) {}
    let last = asking.transport.requests.last
    let agent = ["Accept": "text/event-stream", "User-Agent": "LiveFeeds/0.1.0"]
    #expect(last?.headers == agent)
    #expect(last?.timeout == .seconds(45))
  }

  @Test func `what is no stream of events is refused`() async throws {
    let page = Asking([.pieces([], contentType: "text/html")])
    let gone = Asking([.answer(HTTPResponse(status: 404))])
    let endpoint = "api.example.org/list.json"
    for (asking, expected) in [
      (page, HTTPError.undecodable(endpoint: endpoint, reason: "no stream of events")),
      (gone, .status(404, endpoint: endpoint)),
    ] {
      var events = asking.client.events(from: try request(), idleTimeout: .seconds(45))
        .makeAsyncIterator()
      await #expect(throws: expected) { try await events.next() }
    }
  }
}
