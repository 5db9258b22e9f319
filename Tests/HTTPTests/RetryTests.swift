import Foundation
import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryTests {
  private let fine = ScriptedTransport.Step.answer(HTTPResponse(status: 200))
  private let broken = ScriptedTransport.Step.failure(
    .unreachable(host: "api.example.org", reason: "connection reset"))
  private func refusal(_ status: Int, after: String? = nil, date: String? = nil)
    -> ScriptedTransport.Step
  {
    var headers: [String: String] = [:]
    headers["retry-after"] = after
    headers["date"] = date
    return .answer(HTTPResponse(status: status, headers: headers))
  }

  @Test func `a passing failure is tried again after doubling waits`() async throws {
    let asking = Asking([broken, refusal(502), fine])
    let response = try await asking.client.get(request())
    #expect(response.status == 200)
    #expect(asking.clock.sleeps == [.milliseconds(500), .seconds(1)])
  }

  @Test(arguments: [500, 503, 599, 429]) func `the third failure counts`(status: Int) async throws {
    let asking = Asking([refusal(status)])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
    let expected: HTTPError =
      status == 429
      ? .slowDown(endpoint: "api.example.org/list.json", retryAfter: nil)
      : .status(status, endpoint: "api.example.org/list.json")
    #expect(error == expected)
    #expect(asking.transport.requests.count == 3)
  }

  @Test(arguments: [400, 401, 403, 404, 410, 304, 300])
  func `a lasting refusal is not tried again`(status: Int) async throws {
    let asking = Asking([refusal(status, after: "1")])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
    #expect(error == .status(status, endpoint: "api.example.org/list.json"))
    #expect(asking.transport.requests.count == 1)
  }

  @Test func `what cannot pass is not tried again`() async throws {
    for error: HTTPError in [
      .cancelled, .insecure(host: "a", reason: "b"), .tooLarge(endpoint: "a", limit: 1),
      .unavailable(reason: "no library"),
    ] {
      let asking = Asking([.failure(error), fine])
      let thrown = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
      #expect(thrown == error)
      #expect(asking.transport.requests.count == 1)
    }
  }

  @Test(arguments: [
    ("7", nil, Duration.seconds(7)),
    ("0", nil, .zero),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:30 GMT", .seconds(7)),
    ("Tue, 01 Mar 2044 00:00:05 GMT", "Mon, 29 Feb 2044 23:59:59 GMT", .seconds(6)),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 09:49:30 GMT", .zero),
    ("Sun, 06 Nov 1994 08:49:37 GMT", nil, .milliseconds(500)),
    ("soon", nil, .milliseconds(500)), ("-5", nil, .milliseconds(500)),
    ("", nil, .milliseconds(500)), ("Sun, 99 Nov 1994 08:49:37 GMT", "x", .milliseconds(500)),
  ])
  func `the wait that the server asks for is obeyed`(
    field: String, date: String?, wait: Duration
  ) async throws {
    let asking = Asking([refusal(429, after: field, date: date), fine])
    _ = try await asking.client.get(request())
    #expect(asking.clock.sleeps == [wait])
  }

  @Test(arguments: [(429, "20"), (429, "3600"), (503, "99999999999999999999")])
  func `a wait beyond the time left is refused at once and told`(
    status: Int, field: String
  ) async throws {
    let asking = Asking([refusal(status, after: field)])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
    let wait = Duration.seconds(Int64(field) ?? 366 * 86_400)
    #expect(error == .slowDown(endpoint: "api.example.org/list.json", retryAfter: wait))
    #expect(asking.clock.sleeps == [])
  }

  @Test func `each attempt is given no more than the time left`() async throws {
    let asking = Asking([refusal(503, after: "12"), refusal(503, after: "6"), fine])
    _ = try await asking.client.get(request())
    #expect(asking.transport.requests.map(\.timeout) == [.seconds(20), .seconds(8), .seconds(2)])
  }

  @Test func `an attempt that runs out of time is told with the whole time`() async throws {
    let late = HTTPError.timedOut(endpoint: "elsewhere", after: .seconds(2))
    let asking = Asking([refusal(503, after: "18"), .failure(late)])
    let error = await #expect(throws: HTTPError.self) { try await asking.client.get(request()) }
    #expect(error == .timedOut(endpoint: "api.example.org/list.json", after: .seconds(20)))
  }

  @Test func `the policy's timeout replaces the request's`() async throws {
    let transport = ScriptedTransport([fine])
    let policy = HTTPPolicy(timeout: .seconds(60))
    let client = HTTPClient(transport: transport, clock: JumpingClock(), policy: policy)
    _ = try await client.get(request())
    #expect(transport.requests.map(\.timeout) == [.seconds(60)])
  }

  @Test func `cancelling ends a wait between attempts`() async throws {
    let (falls, continuation) = AsyncStream<Void>.makeStream()
    let asking = Asking([refusal(503), fine], clock: JumpingClock(falls: continuation))
    let task = Task { try await asking.client.get(request()) }
    for await _ in falls { break }
    task.cancel()
    await #expect(throws: HTTPError.cancelled) { try await task.value }
    #expect(asking.transport.requests.count == 1)
  }

  @Test(arguments: [401, 422, 503])
  func `a status that the request accepts is an answer, with its body`(status: Int) async throws {
    let body = Data("no".utf8)
    let asking = Asking([.answer(HTTPResponse(status: status, body: body))])
    var request = try request()
    request.acceptedStatuses = [401, 422, 503]
    let response = try await asking.client.get(request)
    #expect(response.status == status && response.body == body)
    #expect(asking.transport.requests.count == 1 && asking.client.traffic.counts.failures == 0)
  }

  @Test func `304 is an answer to a conditional request`() async throws {
    let asking = Asking([refusal(304)])
    let response = try await asking.client.get(request(headers: ["if-none-match": "\"a\""]))
    #expect(response.status == 304)
  }
}
