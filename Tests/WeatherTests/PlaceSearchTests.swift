import AsyncOperatorsTesting
import Foundation
import HTTP
import Synchronization
import Testing
import Weather

@Suite struct PlaceSearchTests {
  /// A place called as it was asked for, or none for a name with `x`.
  private static func echo(_ request: HTTPRequest) -> HTTPResponse {
    guard request.url.path() == Sample.paths.search else {
      return HTTPResponse(status: 200, body: Data(Sample.openMeteo.utf8))
    }
    let name = name(request)
    let body =
      name.contains("x")
      ? "{}" : #"{"results":[{"id":1,"name":"\#(name)","latitude":1,"longitude":2}]}"#
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  private static func name(_ request: HTTPRequest) -> String {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems
    return items?.first { $0.name == "name" }?.value ?? ""
  }

  @Test func `C41: a search starts 300 ms after the last key, with two characters`() {
    let bench = SearchBench { request throws(HTTPError) in Self.echo(request) }
    let task = bench.run()
    bench.type("L")
    bench.pass(1000)
    #expect(bench.shown == "L: idle")
    bench.type("Lo")
    bench.pass(299)
    bench.type("Lon")
    bench.pass(299)
    #expect(bench.shown == "Lon: loading" && bench.transport.requests.isEmpty)
    bench.pass(1)
    #expect(bench.shown == "Lon: Lon")
    #expect(bench.transport.requests.count == 1)
    bench.type("Lonx")
    bench.pass(300)
    #expect(bench.shown == "Lonx: nothing")
    bench.end(task)
  }

  @Test func `a text typed again within the quiet time costs nothing, a cleared field does`() {
    let bench = SearchBench { request throws(HTTPError) in Self.echo(request) }
    let task = bench.run()
    bench.type("London")
    bench.pass(300)
    bench.type("Londo")
    #expect(bench.shown == "Londo: loading")
    bench.type("London ")
    #expect(bench.shown == "London: London")
    bench.pass(300)
    #expect(bench.transport.requests.count == 1)
    bench.type("")
    #expect(bench.shown == ": idle")
    bench.type("London")
    bench.pass(300)
    #expect(bench.shown == "London: London")
    #expect(bench.transport.requests.count == 2)
    bench.end(task)
  }

  @Test func `a late answer for Lon never replaces London`() {
    let gate = Gate()
    let bench = SearchBench { request throws(HTTPError) in
      if Self.name(request) == "Lon" { await gate.pass() }
      return Self.echo(request)
    }
    let task = bench.run()
    bench.type("Lon")
    bench.pass(300)
    bench.type("London")
    bench.pass(300)
    #expect(bench.shown == "London: London")
    gate.open()
    bench.executor.drain()
    #expect(bench.shown == "London: London")
    bench.end(task)
  }

  @Test func `an error is shown, and the next text searches again`() {
    let isDown = Mutex(true)
    let bench = SearchBench { request throws(HTTPError) in
      if isDown.withLock({ $0 }) { throw .unreachable(host: "h", reason: "no network connection") }
      return Self.echo(request)
    }
    let task = bench.run()
    bench.type("London")
    bench.pass(300)
    #expect(bench.shown == "London: cannot reach h: no network connection")
    isDown.withLock { $0 = false }
    bench.search.retry()
    bench.executor.drain()
    #expect(bench.shown == "London: London")
    bench.type("Paris")
    bench.pass(300)
    #expect(bench.shown == "Paris: Paris")
    bench.end(task)
  }

  @Test func `a search that hangs does not keep a later one from beginning`() {
    let gate = Gate()
    let isHanging = Mutex(true)
    let bench = SearchBench { request throws(HTTPError) in
      if isHanging.withLock({ $0 }) { await gate.pass() }
      return Self.echo(request)
    }
    let task = bench.run()
    bench.type("London")
    bench.pass(300)
    bench.search.retry()
    bench.executor.drain()
    #expect(bench.shown == "London: loading" && bench.transport.requests.count == 2)
    isHanging.withLock { $0 = false }
    bench.search.retry()
    bench.executor.drain()
    #expect(bench.shown == "London: London")
    gate.open()
    bench.executor.drain()
    #expect(bench.shown == "London: London")
    bench.end(task)
  }

  @Test func `the weather of the best place follows`() {
    let bench = SearchBench(weatherCount: 1) { request throws(HTTPError) in Self.echo(request) }
    let task = bench.run()
    bench.type("Oslo")
    bench.pass(300)
    #expect(bench.shown == "Oslo: Oslo+")
    bench.end(task)
  }
}
