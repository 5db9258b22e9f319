import Foundation
import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct JSONTests {
  private struct Reading: Decodable, Equatable, Sendable {
    struct Place: Decodable, Equatable, Sendable { var name: String }
    var celsius: Double
    var places: [Place]
  }

  private func json<Value: Decodable & Sendable>(_ body: String, as type: Value.Type) async throws
    -> Value
  {
    let asking = Asking([.answer(HTTPResponse(status: 200, body: Data(body.utf8)))])
    return try await asking.client.json(type, from: request())
  }

  @Test func `a document becomes a value`() async throws {
    let reading = try await json(#" {"celsius":1.5,"places":[{"name":"A"}]}"#, as: Reading.self)
    #expect(reading == Reading(celsius: 1.5, places: [.init(name: "A")]))
    #expect(try await json("null", as: Reading?.self) == nil)
  }

  @Test(arguments: [
    ("", "an empty body"), (" \r\n", "an empty body"), ("null", "null"),
    ("<!DOCTYPE html>", "a web page in place of JSON"),
    ("\n <html>", "a web page in place of JSON"),
    (#"{"celsius":1.5,"pla"#, "damaged JSON"), ("hello", "damaged JSON"),
    ("[]", "JSON of another shape"), ("7", "JSON of another shape"),
    (#"{"celsius":1.5}"#, "'places' is missing"),
    (#"{"celsius":null,"places":[]}"#, "'celsius' is null"),
    (#"{"celsius":"hot","places":[]}"#, "'celsius' is of the wrong kind"),
    (#"{"celsius":1,"places":[{"name":"A"},{"name":3}]}"#, "'name' is of the wrong kind"),
    (#"{"celsius":1,"places":[3]}"#, "'places' is of the wrong kind"),
  ])
  func `what cannot be decoded is told in a few words`(body: String, reason: String) async throws {
    let error = await #expect(throws: HTTPError.self) { try await json(body, as: Reading.self) }
    #expect(error == .undecodable(endpoint: "api.example.org/list.json", reason: reason))
  }

  @Test func `a name that the server made up is not repeated`() async throws {
    let error = await #expect(throws: HTTPError.self) {
      try await json(#"{"\u001b[2J":"x"}"#, as: [String: Int].self)
    }
    let reason = "JSON of another shape"
    #expect(error == .undecodable(endpoint: "api.example.org/list.json", reason: reason))
  }

  @Test func `the status is judged before the body`() async throws {
    let body = Data(#"{"celsius":1.5,"places":[]}"#.utf8)
    let asking = Asking([.answer(HTTPResponse(status: 404, body: body))])
    let error = await #expect(throws: HTTPError.self) {
      try await asking.client.json(Reading.self, from: request())
    }
    #expect(error == .status(404, endpoint: "api.example.org/list.json"))
  }

  @MainActor @Test func `decoding leaves the caller's actor`() async throws {
    struct Probe: Decodable, Sendable {
      init(from decoder: any Decoder) throws { #expect(!Thread.isMainThread) }
    }
    _ = try await json("{}", as: Probe.self)
  }
}
