import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct ClientTests {
  @Test func `items come in the order asked for, gaps in their places`() async throws {
    let transport = ScriptedTransport([
      "item/1.json": #"{"id":1,"type":"story","title":"a"}"#,
      "item/2.json": "null", "item/4.json": #"{"id":4,"type":"job","title":"d"}"#,
    ])
    let outcomes = try await client(transport).items([4, 3, 2, 1])
    #expect(outcomes.map { try? $0.get().id } == [4, nil, nil, 1])
    guard case .failure(let failed) = outcomes[1] else { return }
    #expect(failed.reason == .failed(.status(404, endpoint: "news.example/v0/item/3.json")))
    #expect(outcomes[2] == .failure(Gap(id: 2, reason: .missing)))
  }

  @Test func `whatever is mistyped counts as absent`() async throws {
    let body = #"""
      {"id":1.0,"type":"story","title":"t","by":5,"time":"now","url":["x"],"score":7.0,"descendants":"3",
      "kids":{"0":4},"text":false,"dead":"no","deleted":null}
      """#
    let client = try client(ScriptedTransport(["item/1.json": body]))
    #expect(try await client.item(1) == .story(Story(id: 1, title: "t", points: 7)))
  }

  @Test(arguments: [("-1", nil), ("0", 0.0), ("253402300800", nil), ("1e300", nil)])
  func `a time is one of this era or none`(seconds: String, time: Double?) async throws {
    let body = #"{"id":1,"type":"story","title":"t","time":\#(seconds)}"#
    let item = try await client(ScriptedTransport(["item/1.json": body])).item(1)
    #expect(item.time?.timeIntervalSince1970 == time)
  }

  @Test(arguments: [
    #"{"id":1,"type":"story"}"#, #"{"id":1,"type":"story","title":" "}"#, #"{"id":1,"title":"t"}"#,
    #"{"id":1,"type":"comment"}"#, "[]", "7", "\"x\"", "{", "<html></html>", "",
  ])
  func `what is no item is unreadable`(body: String) async throws {
    let outcomes = try await client(ScriptedTransport(["item/1.json": body])).items([1])
    guard case .failure(let gap) = outcomes[0] else {
      Issue.record("shown")
      return
    }
    #expect(gap.reason.category == "unreadable")
  }

  @Test func `of an unknown kind no more than forty characters are kept`() async throws {
    let body = #"{"id":1,"type":"\#(String(repeating: "x", count: 500))"}"#
    let outcomes = try await client(ScriptedTransport(["item/1.json": body])).items([1])
    let kind = String(repeating: "x", count: 40)
    #expect(outcomes == [.failure(Gap(id: 1, reason: .unexpectedKind(kind)))])
  }

  @Test(arguments: [
    ("", nil), ("https://www.Example.org/x", "example.org"), ("ftp://example.org", nil), ("x", nil),
    ("http:///x", nil), ("HTTPS://e.org", "e.org"), ("https://www./", "www."),
    ("https://e.org/" + String(repeating: "x", count: 4082), "e.org"),
    ("https://e.org/" + String(repeating: "x", count: 4083), nil),
    ("https://e.org/a b\u{1B}", "e.org"),
  ])
  func `only a web address is a link`(url: String, host: String?) async throws {
    let body = try JSONSerialization.data(withJSONObject: [
      "id": 1, "type": "story", "title": "t", "url": url,
    ])
    let transport = ScriptedTransport(["item/1.json": String(decoding: body, as: UTF8.self)])
    #expect(try await client(transport).item(1).host == host)
  }

  @Test func `there is no item 0 and nobody asks for it`() async throws {
    let transport = ScriptedTransport()
    let client = try client(transport)
    await #expect(throws: HackerNewsError.noSuchItem(0)) { try await client.item(0) }
    #expect(transport.paths == [])
  }

  @Test func `C12: a missing item is named`() async throws {
    let transport = ScriptedTransport(["item/99999999999.json": "null"])
    let client = try client(transport)
    let error = await #expect(throws: HackerNewsError.self) {
      try await client.item(99_999_999_999)
    }
    #expect(error?.description == "there is no item 99999999999")
  }

  @Test func `a user has all that is known of them`() async throws {
    let body = #"{"id":"pg_1","created":10,"karma":-4.0,"about":"x<p>y","submitted":[3,"a",2]}"#
    let user = try await client(ScriptedTransport(["user/pg_1.json": body])).user("pg_1")
    #expect(user.name == "pg_1" && user.karma == -4 && user.submitted == [3, 2])
    #expect(user.about?.plainText == "x\n\ny" && user.created == Date(timeIntervalSince1970: 10))
  }

  @Test(arguments: [("nobody", 1), ("../item/1", 0), ("a b", 0), ("", 0), ("é", 0)])
  func `nobody of that name`(name: String, requests: Int) async throws {
    let transport = ScriptedTransport(["user/nobody.json": "null"])
    let client = try client(transport)
    await #expect(throws: HackerNewsError.noSuchUser(name)) { try await client.user(name) }
    #expect(transport.paths.count == requests)
  }

  @Test func `another user in place of the one asked for is an error`() async throws {
    let client = try client(ScriptedTransport(["user/pg.json": #"{"id":"PG"}"#]))
    await #expect(throws: HackerNewsError.self) { try await client.user("pg") }
  }

  @Test func `updates and the highest number`() async throws {
    let transport = ScriptedTransport([
      "updates.json": #"{"items":[3,null,1],"profiles":["a",1,"b"],"more":1}"#,
      "maxitem.json": "77",
    ])
    let client = try client(transport)
    #expect(try await client.updates() == Updates(items: [3, 1], profiles: ["a", "b"]))
    #expect(try await client.maxItem() == 77)
  }

  @Test(arguments: [#"{"error":"Permission denied"}"#, "{}", "null", "[]", #"{"items":null}"#])
  func `what names no changes is an error, never an empty success`(body: String) async throws {
    let client = try client(ScriptedTransport(["updates.json": body, "maxitem.json": body]))
    await #expect(throws: HackerNewsError.self) { try await client.updates() }
    await #expect(throws: HackerNewsError.self) { try await client.maxItem() }
  }

  @Test func `a cancelled caller gets no partial list`() async throws {
    let client = try client(ScriptedTransport())
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await client.items([1, 2, 3])
    }
    task.cancel()
    await #expect(throws: HackerNewsError.http(.cancelled)) { try await task.value }
  }
}
