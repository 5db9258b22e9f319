import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct SwitchToLatestTests {
  @Test(arguments: [
    ("a---b---|", "1-2-3-4-|", "-x-y----|"),
    ("a---", "1--2", "---2"),
  ])
  func `of the sequences that arrive only the latest is heard`(
    outer: String, inner: String, _: String
  ) {
    let seen = Marbles.run(outer, inner) { outer, inner, _ in
      outer.map { _ in inner }.switchToLatest()
    }
    #expect(seen == (outer.hasSuffix("|") ? "--2---4-|" : "---2"))
  }
}
