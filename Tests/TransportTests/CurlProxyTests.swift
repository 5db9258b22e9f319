import CurlTransport
import Foundation
import HTTP
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlProxyTests {
  /// What the proxy was asked for when `url` was sent with this environment, `DIRECT` if nothing.
  private func target(of url: String, _ environment: (String) -> [String: String]) async throws
    -> String
  {
    let proxy = try LoopbackServer.start(answeringAtOnce: { _ in .status(403) })
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: environment("127.0.0.1:\(proxy.port)")
    ) { name in name == "proxy.example" ? .addresses(["127.0.0.1"]) : .failed(reason: "none") }
    let sent = HTTPRequest(url: try #require(URL(string: url)), timeout: .seconds(300))
    let result = await transport.result(of: sent)
    let seen = proxy.statistics.recentRequests.last
    return seen.map { "\($0.method) \($0.target)" } ?? "DIRECT: \(result)"
  }

  @Test(arguments: [
    ("http://a.example/x", ["http_proxy"], "GET http://a.example/x"),
    ("https://a.example/x", ["https_proxy"], "CONNECT a.example:443"),
    ("https://a.example:8443/x", ["HTTPS_PROXY"], "CONNECT a.example:8443"),
    ("https://a.example/x", ["all_proxy"], "CONNECT a.example:443"),
    ("https://a.example/x", ["http_proxy"], "DIRECT"),
    ("http://a.example/x", ["HTTP_PROXY"], "DIRECT"),
    ("http://a.example/x", [], "DIRECT"),
  ])
  func `the environment's proxy is asked`(
    url: String, names: [String], target expected: String
  ) async throws {
    let target = try await target(of: url) { address in
      Dictionary(uniqueKeysWithValues: names.map { ($0, address) })
    }
    #expect(target.hasPrefix(expected))
  }

  @Test(arguments: [
    ("*", true), ("a.example", true), (".example", true), ("x.y, EXAMPLE", true),
    ("b.example", false), ("ample", false), ("", false), (".a.example.", true), (". [", false),
  ])
  func `no_proxy names the exceptions`(list: String, isExempt: Bool) async throws {
    let target = try await target(of: "http://a.example/x") {
      ["http_proxy": $0, "no_proxy": list]
    }
    #expect(target.hasPrefix("DIRECT") == isExempt, "\(target)")
  }

  @Test(arguments: [
    ("255.255.255.255", true), ("255", false), (".255.255", false), ("*", true), ("[::2]", false),
  ])
  func `an address is exempt only as a whole`(list: String, isExempt: Bool) async throws {
    // No connection to this address is possible anywhere.
    let target = try await target(of: "https://255.255.255.255/x") {
      ["https_proxy": $0, "no_proxy": list]
    }
    #expect(target.hasPrefix("DIRECT") == isExempt, "\(target)")
  }

  @Test func `an empty variable is as good as none`() async throws {
    let target = try await target(of: "https://a.example/x") {
      ["https_proxy": "", "all_proxy": $0, "no_proxy": "", "NO_PROXY": "b.example"]
    }
    #expect(target == "CONNECT a.example:443")
  }

  @Test func `the answer comes by way of the proxy`() async throws {
    let proxy = try LoopbackServer.start(answeringAtOnce: { .json("\"\($0.target)\"") })
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: ["http_proxy": "http://me:secret@127.0.0.1:\(proxy.port)"]
    )
    let sent = HTTPRequest(
      url: try #require(URL(string: "http://a.example/x")), timeout: .seconds(300))
    let response = try await transport.send(sent)
    #expect(response.body == Data("\"http://a.example/x\"".utf8))
    let fields = proxy.statistics.recentRequests.last?.headers ?? [:]
    #expect(fields["proxy-authorization"] == "Basic bWU6c2VjcmV0" && fields["authorization"] == nil)
  }

  @Test func `the process's own exceptions do not overrule the ones given`() async throws {
    await #expect(processExitsWith: .success) {
      setenv("no_proxy", "*", 1)
      let proxy = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
      let transport = CurlTransport(
        connectionsPerHost: 2, connectTimeout: .seconds(300),
        environment: ["http_proxy": proxy.address])
      _ = try await transport.send(
        HTTPRequest(url: try #require(URL(string: "http://a.example/x")), timeout: .seconds(300)))
    }
  }

  @Test func `the proxy's name is looked up in place of the host's`() async throws {
    let target = try await target(of: "http://a.example/x") { address in
      ["http_proxy": "http://" + address.replacing("127.0.0.1", with: "proxy.example")]
    }
    #expect(target == "GET http://a.example/x")
  }

  @Test func `this machine is never asked by way of a proxy`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    for name in ["http_proxy", "all_proxy"] {
      let transport = CurlTransport(
        connectionsPerHost: 2, connectTimeout: .seconds(300),
        environment: [name: "http://127.0.0.1:9"])
      #expect(try await transport.send(request(on: server)).status == 200)
    }
  }

  @Test func `a proxy that is no address sends nothing and tells no password`() async throws {
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: ["https_proxy": "gopher://me:secret@proxy.example"])
    let sent = HTTPRequest(
      url: try #require(URL(string: "https://a.example/")), timeout: .seconds(300))
    let reason = "the proxy that https_proxy names is no address"
    let result = await transport.result(of: sent)
    #expect(result == .failure(.unavailable(reason: reason)))
  }

  @Test func `a proxy that refuses to connect is named`() async throws {
    let proxy = try LoopbackServer.start(answeringAtOnce: { _ in .status(407) })
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: ["https_proxy": proxy.address])
    let sent = HTTPRequest(
      url: try #require(URL(string: "https://a.example/")), timeout: .seconds(300))
    let reason = "the proxy refused (by way of the proxy 127.0.0.1)"
    let result = await transport.result(of: sent)
    #expect(result == .failure(.unreachable(host: "a.example", reason: reason)))
  }

  @Test func `a proxy where nobody listens is named`() async throws {
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: ["https_proxy": "http://me:secret@127.0.0.1:9"])
    let sent = HTTPRequest(
      url: try #require(URL(string: "https://a.example/")), timeout: .seconds(300))
    let reason = "connection refused (by way of the proxy 127.0.0.1)"
    let result = await transport.result(of: sent)
    #expect(result == .failure(.unreachable(host: "a.example", reason: reason)))
  }
}
