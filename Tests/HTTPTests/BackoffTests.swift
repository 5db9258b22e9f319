import HTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct BackoffTests {
  @Test func `the bound doubles up to the longest wait`() {
    let backoff = Backoff(fraction: { 1 })
    let waits = (1...9).map { backoff.wait(afterFailures: $0) }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { Duration.seconds($0) })
    #expect(backoff.wait(afterFailures: .max) == .seconds(60))
  }

  @Test func `waits without an end are no trouble`() {
    let endless = Duration(attoseconds: .max)
    let backoff = Backoff(first: endless / 4 * 3, longest: endless, fraction: { 0.5 })
    #expect(backoff.wait(afterFailures: 1) < endless / 2)
    #expect(backoff.wait(afterFailures: 9) < endless)
  }

  @Test(arguments: [(0, 2), (5, 5), (600, 600), (86_400, 600)])
  func `a longer wait that is asked for counts, up to ten minutes`(asked: Int, wait: Int) {
    let error = HTTPError.slowDown(endpoint: "h", retryAfter: .seconds(asked))
    #expect(Backoff(fraction: { 1 }).wait(after: error, failures: 2) == .seconds(wait))
  }

  @Test func `where no wait is asked for the usual one counts`() {
    for error in [HTTPError.slowDown(endpoint: "h", retryAfter: nil), .status(503, endpoint: "h")] {
      #expect(Backoff(fraction: { 1 }).wait(after: error, failures: 3) == .seconds(4))
    }
  }

  @Test func `a wait lies anywhere between nothing and the bound`() {
    #expect(Backoff(fraction: { 0 }).wait(afterFailures: 5) == .zero)
    #expect(Backoff(fraction: { 0.25 }).wait(afterFailures: 3) == .seconds(1))
    let random = (0..<100).map { _ in Backoff().wait(afterFailures: 1) }
    #expect(random.allSatisfy { $0 >= .zero && $0 < .seconds(1) })
    #expect(Set(random).count > 50)
  }
}
