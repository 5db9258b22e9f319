import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct DebounceTests {
  @Test(arguments: [
    ("abcd----e---f-g----|", "------d----e-----g-|"),
    ("a|", "-[a|]"),
    ("a^", "-^"),
    ("|", "|"),
    ("^", "^"),
    ("a--b---|", "------b|"),
    ("a-b-;", "----[;|]"),
    ("a----;", "---a-[;|]"),
    ("a----b-", "---a---"),
  ])
  func `of a burst only the last element is passed on`(typed: String, passed: String) {
    let seen = Marbles.run(typed) { input, clock in
      input.debounce(for: .seconds(3), clock: clock)
    }
    #expect(seen == passed)
  }
}
