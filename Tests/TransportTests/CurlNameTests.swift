import CurlTransport
import Foundation
import HTTP
import LoopbackServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlNameTests {
  /// A request for a name that `lookUp` alone knows; only `HTTPClient` insists on https.
  private func request(
    _ host: String, on server: LoopbackServer, timeout: Duration = .seconds(120)
  ) throws -> HTTPRequest {
    let url = try #require(URL(string: "http://\(host):\(server.port)/x"))
    return HTTPRequest(url: url, timeout: timeout)
  }

  @Test func `a name is looked up once for all who ask`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let asked = Mutex<[String]>([])
    let gate = DispatchSemaphore(value: 0)
    let transport = CurlTransport(connectionsPerHost: 8, environment: [:]) { name in
      asked.withLock { $0.append(name) }
      gate.wait()
      gate.signal()
      return .addresses(["127.0.0.1"])
    }
    let sent = try request("News.Example", on: server)
    let here = try request("127.0.0.1", on: server)
    await withTaskGroup { group in
      for _ in 0..<6 { group.addTask { Fate(of: await transport.result(of: sent)) } }
      for _ in 0..<50 { _ = await transport.result(of: here) }  // they all ask meanwhile
      gate.signal()
      for await fate in group { #expect(fate == .answer(200, bytes: 1)) }
    }
    #expect(asked.withLock { $0 } == ["news.example"])
    #expect(
      server.statistics.recentRequests.last?.headers["host"]?.hasPrefix("News.Example") ?? false)
  }

  @Test(arguments: [
    (NameLookUp.unknown, HTTPError.unknownHost("news.example")),
    (
      .failed(reason: "no network connection"),
      .unreachable(host: "news.example", reason: "no network connection")
    ),
  ])
  func `a name without addresses is told with its reason`(
    answer: NameLookUp, error: HTTPError
  ) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(environment: [:]) { _ in answer }
    let result = await transport.result(of: try request("news.example", on: server))
    #expect(result == .failure(error))
  }

  @Test func `a look-up that hangs holds up nobody else`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    let transport = CurlTransport(connectionsPerHost: 2, environment: [:]) { name in
      if name == "black.example" { end.wait() }
      return .addresses(["127.0.0.1"])
    }
    let stuck = try request("black.example", on: server)
    let waiting = Task { await transport.result(of: stuck) }
    let late = await transport.result(
      of: try request("black.example", on: server, timeout: .milliseconds(50)))
    let reason = "looking up its name takes too long"
    #expect(late == .failure(.unreachable(host: "black.example", reason: reason)))
    #expect(
      Fate(of: await transport.result(of: try request("a.example", on: server)))
        == .answer(200, bytes: 1))
    waiting.cancel()
    #expect(await waiting.value == .failure(.cancelled))
  }

  @Test(arguments: ["localhost", "127.0.0.1", "LOCALHOST"])
  func `this machine needs no look-up`(host: String) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(connectionsPerHost: 8, environment: [:]) { _ in
      .failed(reason: "asked")
    }
    #expect(
      Fate(of: await transport.result(of: try request(host, on: server))) == .answer(200, bytes: 1))
  }

  @Test func `a missing library is named`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(connectionsPerHost: 1, library: "libcurl-absent.so.9")
    let reason =
      "the library libcurl-absent.so.9 is missing, which requests need (Debian and Ubuntu: package libcurl4)"
    for _ in 0..<2 {
      let result = await transport.result(of: try request("127.0.0.1", on: server))
      #expect(result == .failure(.unavailable(reason: reason)))
    }
  }

  @Test func `a library that is there but cannot be loaded is not called missing`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(connectionsPerHost: 1, library: #filePath)
    let result = await transport.result(of: try request("127.0.0.1", on: server))
    let reason = "the library \(#filePath) cannot be loaded, which requests need"
    #expect(result == .failure(.unavailable(reason: reason)))
  }
}
