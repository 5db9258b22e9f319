import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct ErrorTextTests {
  @Test(arguments: [
    (HackerNewsError.http(.unknownHost("a.b")), "cannot reach a.b: there is no host of this name"),
    (.noSuchItem(7), "there is no item 7"), (.noSuchUser("x y"), "there is no user 'x y'"),
    (.unavailable(Gap(id: 7, reason: .dead)), "item 7 is dead"),
  ])
  func `an error is a sentence, also for an alert`(error: HackerNewsError, text: String) {
    #expect("\(error)" == text)
    #expect((error as any Error).localizedDescription == text)
  }
}
