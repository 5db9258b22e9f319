import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeoutTests {
  @Test(arguments: [Duration.seconds(Int64.max), Duration(attoseconds: .max)])
  func `a timeout without an end counts as a hundred years`(timeout: Duration) async throws {
    let years = Duration.seconds(100 * 365 * 86_400)
    for clock: any Clock<Duration> in [.continuous, .suspending, JumpingClock()] {
      let transport = ScriptedTransport([.answer(HTTPResponse(status: 200))])
      let policy = HTTPPolicy(timeout: timeout)
      _ = try await HTTPClient(transport: transport, clock: clock, policy: policy).get(request())
      let client = HTTPClient(transport: transport, clock: clock)
      for try await _ in client.events(from: try request(), idleTimeout: timeout) {}
      #expect(transport.requests.allSatisfy { (years / 2...years).contains($0.timeout) })
      #expect(transport.requests.count == 2)
    }
    var asked = try request()
    asked.timeout = timeout
    #expect(asked.timeout == years)
    let same = HTTPRequest(url: asked.url, timeout: timeout)
    #expect(same.timeout == years)
  }

  @Test(arguments: [Duration.seconds(Int64.min), Duration(attoseconds: .min)])
  func `a timeout below zero counts as none`(timeout: Duration) async throws {
    let asking = Asking([])
    var asked = try request()
    asked.timeout = timeout
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(asked) }
    #expect(error == .timedOut(endpoint: "api.example.org/list.json", after: .zero))
    #expect(asking.transport.requests.isEmpty)
  }
}
