import Foundation
import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct RedirectTests {
  private func hop(_ location: String?, status: Int = 302) -> ScriptedTransport.Step {
    .answer(HTTPResponse(status: status, headers: location.map { ["location": $0] } ?? [:]))
  }
  private let fine = ScriptedTransport.Step.answer(HTTPResponse(status: 200))

  @Test(arguments: [
    ("/b", "https://api.example.org/b"), ("b?x=1", "https://api.example.org/v0/b?x=1"),
    ("../../c/./d", "https://api.example.org/c/d"),
    ("//other.example/x", "https://other.example/x"),
    ("https://other.example", "https://other.example"), ("?y", "https://api.example.org/v0/a?y"),
    ("HTTPS://api.example.org/up", "HTTPS://api.example.org/up"),
  ])
  func `a location is read relative to the address that sent it`(
    location: String, target: String
  ) async throws {
    let asking = Asking([hop(location), fine])
    _ = try await asking.client.get(request("https://api.example.org/v0/a?key=k"))
    #expect(asking.transport.requests.last?.url.absoluteString == target)
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func `every kind is followed`(status: Int)
    async throws
  {
    let asking = Asking([hop("/b", status: status), fine])
    #expect(try await asking.client.get(request()).status == 200)
  }

  @Test(arguments: [
    (nil, "names no address"), ("", "names no address"),
    ("http://api.example.org/", "to plain http, which is not followed"),
    ("http://127.0.0.1/", "to plain http, which is not followed"),
    ("ftp://api.example.org/x", "api.example.org/x is not followed: it is neither https nor http"),
    ("https://me:secret@other.example/", "other.example/ is not followed: it holds a user name"),
    ("data:text/plain,x", "text/plain,x is not followed: it names no host"),
  ])
  func `what is not followed is told without a secret`(
    location: String?, reason: String
  ) async throws {
    let asking = Asking([hop(location), fine])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
    #expect(error == .badRedirect(endpoint: "api.example.org/list.json", reason: reason))
    #expect(asking.transport.requests.count == 1)
  }

  @Test func `five hops are followed, six are not`() async throws {
    let five = Asking(Array(repeating: hop("/b"), count: 5) + [fine])
    #expect(try await five.client.get(request()).status == 200)
    let loop = Asking([hop("/list.json")])
    let error = await #expect(throws: HTTPError.self) { try await loop.client.get(request()) }
    let reason = "does not stop after 5 hops"
    #expect(error == .badRedirect(endpoint: "api.example.org/list.json", reason: reason))
    #expect(loop.transport.requests.count == 6)
  }

  @Test(arguments: [0, -7]) func `where none is to be followed none is`(most: Int) async throws {
    let transport = ScriptedTransport([hop("/b"), fine])
    let policy = HTTPPolicy(maximumRedirects: most)
    let client = HTTPClient(transport: transport, clock: JumpingClock(), policy: policy)
    await #expect(throws: HTTPError.self) { try await client.get(request()) }
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [
    ("/b", true), ("https://api.example.org:443/b", true), ("https://API.example.org/b", true),
    ("https://api.example.org:8443/b", false), ("https://other.example/", false),
  ])
  func `another origin learns only what is accepted and who asks`(
    location: String, same: Bool
  ) async throws {
    let secret = ["Authorization": "Bearer k", "X-Api-Key": "k", "Cookie": "k"]
    let plain = ["Accept": "a/b", "User-Agent": "c"]
    let asking = Asking([hop(location), fine])
    _ = try await asking.client.get(request(headers: secret.merging(plain) { $1 }))
    let expected = same ? secret.merging(plain) { $1 } : plain
    #expect(asking.transport.requests.last?.headers == expected)
  }

  @Test(arguments: [
    "https://other.example/list.json?key=S3cret%20",
    "//other.example/?back=%2F%3Fkey%3DS3cret%2520",
    "https://api.example.org:8443/?key=%533CRET%20", "https://other.example/S3cret%20",
    "/key=S3cret%20/list.json", "http://other.example/s3cret%20",
    "https://other.example/#S3cret%20",
    "ftp://other.example/S3cret%20",
  ])
  func `a secret is not taken along, nor told`(location: String) async throws {
    let asking = Asking([hop(location), fine])
    var asked = try request("https://api.example.org/list.json?key=S3cret%20")
    asked.secret = "S3cret "
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(asked) }
    #expect(asking.transport.requests.count == 1)
    #expect(error?.description.lowercased().contains("s3cret") == false)
  }

  @Test(arguments: ["/b?key=S3cret", "https://other.example/b"])
  func `where a secret stays, a redirect is followed`(location: String) async throws {
    let asking = Asking([hop(location), fine])
    var asked = try request("https://api.example.org/list.json?key=S3cret")
    asked.secret = "S3cret"
    #expect(try await asking.client.get(asked).status == 200)
  }

  @Test func `the fields of redirects are not handed on`() async throws {
    let answer = HTTPResponse(status: 200, headers: ["etag": "\"1\"", "date": "now"])
    let asking = Asking([.answer(answer)])
    var asked = try request()
    asked.keptHeaders = ["etag"]
    #expect(try await asking.client.get(asked).headers == ["etag": "\"1\""])
  }
}
