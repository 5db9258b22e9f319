import Foundation
import HTTP
import Terminal
import Testing
import ToolKit

@Suite struct FailureTests {
  @Test(arguments: [
    (HTTPError.unreachable(host: "h", reason: "r"), Terminal.ExitStatus.unavailable),
    (.unknownHost("h"), .unavailable), (.insecure(host: "h", reason: "r"), .unavailable),
    (.timedOut(endpoint: "h/p", after: .seconds(1)), .unavailable),
    (.unavailable(reason: "r"), .unavailable), (.status(500, endpoint: "h"), .unavailable),
    (.status(599, endpoint: "h"), .unavailable), (.status(401, endpoint: "h"), .keyRefused),
    (.status(403, endpoint: "h"), .keyRefused), (.status(404, endpoint: "h"), .notFound),
    (.status(418, endpoint: "h"), .failure), (.slowDown(endpoint: "h", retryAfter: nil), .tryLater),
    (.tooLarge(endpoint: "h", limit: 1), .unreadableAnswer),
    (.badRedirect(endpoint: "h", reason: "r"), .unreadableAnswer),
    (.undecodable(endpoint: "h", reason: "r"), .unreadableAnswer),
    (.badAddress(endpoint: "h", reason: "r"), .usage), (.cancelled, .failure),
  ])
  func `a failed request has one exit status`(error: HTTPError, status: Terminal.ExitStatus) {
    let failure = Failure(error, services: [])
    #expect(failure.status == status && failure.text == error.description)
    #expect(failure.hints == (status == .unavailable ? [Failure.demoHint] : []))
    #expect(failure.isCancellation == (error == .cancelled))
  }

  @Test func `a public service that nobody knows means that there is no network`() throws {
    let service = try #require(URL(string: "https://api.birds.example/3"))
    let failure = Failure(.unknownHost("api.birds.example"), services: [service])
    #expect(failure.text == "cannot reach api.birds.example: no network connection")
  }

  @Test func `C14: of several failures the first has the status, and the others follow`() {
    let failures = [("a", .notFound), ("b", .unavailable), ("c", .failure)].map {
      Failure(text: $0, status: $1)
    }
    let all = Failure(failures)
    #expect(all?.text == "a" && all?.status == .notFound)
    #expect(all?.further == Array(failures.dropFirst()))
    #expect(Failure([]) == nil)
  }
}
