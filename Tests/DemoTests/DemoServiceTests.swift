import Demo
import LoopbackServer
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoServiceTests {
  @Test func `every item and every user decodes`() async throws {
    try await withStillDemo { demo, client in
      let connection = try #require(RawClient(port: demo.server.port))
      for id in 90_000_001...demo.news.maximumID {
        let item = try await client.value(
          ItemDocument.self, at: "/v0/item/\(id).json", over: connection)
        #expect(item.id == id)
        if item.deleted == true { #expect(item.by == nil && item.text == nil) }
        if item.dead == true { #expect(item.text == "[flagged]") }
        if item.type == "comment" { #expect(item.score == nil && item.parent != nil) }
        if item.type == "pollopt" { #expect(item.poll != nil && item.parent == nil) }
      }
      for name in DemoUserNames.all {
        let user = try await client.value(UserDocument.self, at: "/v0/user/\(name).json")
        #expect(user.id == name && user.submitted?.isEmpty == false)
      }
    }
  }

  @Test(arguments: DemoList.allCases)
  func `a list comes whole and in parts`(list: DemoList) async throws {
    try await withStillDemo { demo, client in
      let path = "/v0/\(list.rawValue).json"
      let ids = try await client.value([Int].self, at: path)
      #expect(ids == demo.news.ids(in: list))
      let order = "orderBy=%22$key%22"
      #expect(try await client.value(at: "\(path)?\(order)&limitToFirst=2") == Array(ids.prefix(2)))
      #expect(
        try await client.value(at: "\(path)?\(order)&startAt=%221%22&endAt=%223%22")
          == Dictionary(uniqueKeysWithValues: (1...3).map { (String($0), ids[$0]) }))
      #expect(try await client.answer(at: "\(path)?limitToFirst=2").head.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test(arguments: [
    ("/v0/item/1.json", 200, "null"),
    ("/v0/item/x.json", 200, "null"),
    ("/v0/user/nobody.json", 200, "null"),
    ("/v0/maxitem.json?orderBy=%22$key%22&limitToFirst=3", 200, "90000"),
    ("/v0/updates.json", 200, "{\"items\":[],\"profiles\":[]}"),
    ("/v0/updates/items/0.json", 200, "null"),
    ("/v0/item/90000001/type.json", 200, "\"story\""),
    ("/v0/item/90000001/kids/x/y.json", 200, "null"),
    ("/v0/anything.json", 401, "{\"error\":\"Permission denied\"}"),
    ("/v0/item.json", 401, "{\"error\":\"Permission denied\"}"),
    ("/v0/.json", 401, "{\"error\":\"Permission denied\"}"),
    ("/v0/topstories", 404, "{\"error\":"),
    ("/", 404, "null"),
    ("/api/v1/items/1", 404, "{\"error\":\"Not Found\",\"status\":404}"),
    ("/api/v1/users/nobody", 404, "{\"error\":\"Not Found\",\"status\":404}"),
    ("/api/v1/", 404, "{\"error\":\"Not Found\",\"status\":404}"),
  ])
  func `an address answers`(target: String, status: Int, body: String) async throws {
    try await withStillDemo { _, client in
      let answer = try await client.answer(at: target)
      #expect(answer.head.hasPrefix("HTTP/1.1 \(status) "))
      #expect(answer.body.hasPrefix(body))
    }
  }

  @Test func `what has not changed is not sent again`() async throws {
    try await withStillDemo { demo, client in
      let path = "/v0/newstories.json"
      let first = try await client.answer(at: path, headers: "X-Firebase-ETag: true\r\n")
      let field = try #require(first.head.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") })
      let condition = "If-None-Match: \(field.dropFirst(6))\r\n"
      let second = try await client.answer(at: path, headers: condition)
      #expect(second.head.hasPrefix("HTTP/1.1 304 ") && second.body.isEmpty)
      demo.move(seconds: 4)
      let third = try await client.answer(at: path, headers: condition)
      #expect(third.head.hasPrefix("HTTP/1.1 200 ") && third.body != first.body)
    }
  }

  @Test func `faults reach the requests they are meant for`() async throws {
    try await withDemoHackerNews(
      now: 1_800_000_000, seed: 1, clock: ManualClock(),
      fault: { $0.path == "/v0/maxitem.json" ? .status(503) : nil }
    ) { demo in
      let client = DemoClient(demo: demo)
      let spoilt = try await client.answer(at: "/v0/maxitem.json")
      #expect(spoilt.head.hasPrefix("HTTP/1.1 503 "))
      let sound = try await client.answer(at: "/v0/topstories.json")
      #expect(sound.head.hasPrefix("HTTP/1.1 200 "))
    }
  }
}
