import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

/// Documents damaged at random, the same way for the same seed.
@Suite(.timeLimit(.minutes(5))) struct DocumentFuzzTests {
  private static let bodies = [
    "newstories.json": "[5,4,3]",
    "updates.json": #"{"items":[1,2],"profiles":["a"]}"#,
    "maxitem.json": "77",
    "user/pg.json": #"{"id":"pg","created":10,"karma":4,"about":"x<p>y","submitted":[3,2]}"#,
    "item/1.json":
      #"{"by":"a","descendants":3,"id":1,"kids":[2,3],"score":7,"time":10,"title":"t &amp; u","type":"story","url":"https://e.org/"}"#,
    "item/2.json":
      ##"{"by":"a","id":2,"kids":[3],"parent":1,"text":"<p>x <a href=\"https:&#x2F;&#x2F;e.org\">y</a>","time":10,"type":"comment"}"##,
    "item/3.json":
      #"{"id":3,"kids":[1],"parts":[1,2],"score":1,"title":"p","type":"poll","text":"\ud83d\ude00"}"#,
    "search":
      #"{"hits":[{"objectID":"1","_tags":["story"],"title":"a","points":3,"created_at_i":5}],"nbHits":1,"nbPages":1}"#,
  ]

  private static func damaged(_ body: String, using random: inout SeededGenerator) -> Data {
    var bytes = Array(body.utf8)
    let tokens = [
      "null", "{}", "[]", "\"", "-1", "1e999", "true", "\\ud83d", "<", "\u{0}",
      "99999999999999999999", ",",
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default:
        bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
      }
    }
    return Data(bytes)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a damaged document is shown as far as it goes, or is a gap or an error`(seed: UInt64)
    async throws
  {
    var random = SeededGenerator(seed: seed)
    let bodies = Self.bodies.sorted { $0.key < $1.key }.map {
      ($0.key, Self.damaged($0.value, using: &random))
    }
    let table = Dictionary(uniqueKeysWithValues: bodies)
    let client = try client(
      ScriptedTransport { request throws(HTTPError) in
        HTTPResponse(status: 200, body: table[ScriptedTransport.path(request)] ?? Data("null".utf8))
      })
    for (id, outcome) in zip(1..., try await client.items([1, 2, 3])) {
      if let item = try? outcome.get() { #expect(item.id == id && item.title?.isEmpty != true) }
    }
    if let ids = try? await client.ids(in: .new) {
      #expect(Set(ids).count == ids.count && ids.allSatisfy { $0 > 0 })
    }
    if let thread = try? await client.thread(of: 1) {
      #expect(thread.outstanding == 0 && thread.comments.count <= 2)
    }
    if let user = try? await client.user("pg") { #expect(user.name == "pg") }
    if let page = try? await client.search(SearchQuery("x")) { #expect(page.hits.count <= 1) }
    _ = try? await client.updates()
    _ = try? await client.maxItem()
  }

  @Test func `a document nested without end is refused`() async throws {
    let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
    let transport = ScriptedTransport([
      "item/1.json": #"{"id":1,"type":"story","title":"t","kids":\#(deep)}"#,
      "topstories.json": deep,
    ])
    let client = try client(transport)
    #expect(try await client.items([1]).count == 1)
    await #expect(throws: HackerNewsError.self) { try await client.ids(in: .top) }
  }
}
