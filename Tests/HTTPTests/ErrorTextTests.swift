import Foundation
import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct ErrorTextTests {
  @Test(arguments: [
    (
      HTTPError.unreachable(host: "a.b", reason: "no network connection"),
      "cannot reach a.b: no network connection"
    ),
    (.unknownHost("a.b"), "cannot reach a.b: there is no host of this name"),
    (
      .insecure(host: "a.b", reason: "its certificate is not trusted: expired"),
      "cannot reach a.b safely: its certificate is not trusted: expired"
    ),
    (.timedOut(endpoint: "a.b/c", after: .milliseconds(2500)), "a.b/c did not answer within 3 s"),
    (
      .timedOut(endpoint: "a.b/c", after: Duration(attoseconds: .max)),
      "a.b/c did not answer within 3153600000 s"
    ),
    (.status(503, endpoint: "a.b/c"), "a.b/c answered 503"),
    (
      .slowDown(endpoint: "a.b/c", retryAfter: .seconds(90)),
      "a.b/c asks to slow down: try again in 90 s"
    ),
    (.slowDown(endpoint: "a.b/c", retryAfter: nil), "a.b/c asks to slow down: try again later"),
    (.tooLarge(endpoint: "a.b/c", limit: 65_536), "a.b/c sent more than 65536 bytes"),
    (
      .badRedirect(endpoint: "a.b/c", reason: "names no address"),
      "a.b/c redirects, but names no address"
    ),
    (
      .undecodable(endpoint: "a.b/c", reason: "an empty body"),
      "a.b/c sent something unexpected: an empty body"
    ),
  ])
  func `an error names the thing and what is wrong with it`(error: HTTPError, text: String) {
    #expect("\(error)" == text)
    #expect((error as any Error).localizedDescription == text)
  }
}
