import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct AddressTests {
  @Test(arguments: [
    "https://api.example.org/", "http://127.0.0.1:80/v0", "http://127.255.1.9/", "http://[::1]:8/",
    "http://localhost:8080/x", "HTTP://LOCALHOST/",
  ])
  func `https goes anywhere and http to this machine`(text: String) throws {
    #expect(throws: Never.self) { try request(text).checkAddress() }
  }

  @Test(arguments: [
    (
      "http://api.example.org/v0?key=k", "api.example.org/v0",
      "plain http is for this machine only, use https"
    ),
    (
      "http://127.0.0.1.example.org/", "127.0.0.1.example.org/",
      "plain http is for this machine only, use https"
    ),
    ("http://127.1/", "127.1/", "plain http is for this machine only, use https"),
    ("http://128.0.0.1/", "128.0.0.1/", "plain http is for this machine only, use https"),
    ("http://[::2]/", "::2/", "plain http is for this machine only, use https"),
    ("ftp://localhost/", "localhost/", "it is neither https nor http"),
    ("https:///x", "/x", "it names no host"), ("/only/path", "/only/path", "it names no host"),
    ("https://k:secret@api.example.org/", "api.example.org/", "it holds a user name"),
  ])
  func `other addresses are refused before anything is sent`(
    text: String, endpoint: String, reason: String
  ) async throws {
    let asking = Asking([.answer(HTTPResponse(status: 200))])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request(text)) }
    #expect(error == .badAddress(endpoint: endpoint, reason: reason))
    #expect(asking.transport.requests.isEmpty)
  }

  @Test(arguments: [
    ["X-Key": "a\r\nHost: b"], ["X\nY": "a"], ["": "a"], ["A:": "b"], ["A": "\u{0}"],
  ])
  func `a header field cannot smuggle in another`(headers: [String: String]) async throws {
    let asking = Asking([.answer(HTTPResponse(status: 200))])
    let error = await #expect(throws: HTTPError.self) {
      try await asking.client.get(request(headers: headers))
    }
    guard case .badAddress = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(asking.transport.requests.isEmpty)
  }

  @Test func `who asks is said unless the request says it`() async throws {
    let asking = Asking([.answer(HTTPResponse(status: 200))])
    _ = try await asking.client.get(request())
    _ = try await asking.client.get(request(headers: ["user-agent": "mine"]))
    let said = asking.transport.requests.map(\.headers)
    #expect(said == [["User-Agent": "LiveFeeds/0.1.0"], ["user-agent": "mine"]])
  }
}
