import Options
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct StoryPatternTests {
  @Test(arguments: [
    ("swift", "Swift 7 is out", true), ("swift", "SWIFTLY", true), ("Swift", "swift", false),
    ("Swift", "a Swift bird", true), ("s.*t", "so short", true), (#"\W\D\S"#, "A B", true),
    (#"\p{Lu}ust"#, "RUST", true), (#"^rust\b"#, "Rust on", true), ("q|Z", "Q", false),
    ("example\\.org", "nothing", true), ("École", "école", false), ("école", "ÉCOLE", true),
    ("zig", "rust", false), ("[a-z]{3}", "ABC", true),
  ])
  func `case counts only if the expression has a capital letter`(
    pattern: String, title: String, isMatch: Bool
  ) throws {
    let matcher = try StoryPattern(pattern).matcher()
    #expect(matcher.matches(title: title, host: "example.org") == isMatch)
  }

  @Test func `without a host the title alone counts`() throws {
    #expect(try !StoryPattern("example").matcher().matches(title: "Ask", host: nil))
  }

  @Test func `the far end of a hostile title is not looked at`() throws {
    let title = String(repeating: "a", count: 500) + "b"
    #expect(try !StoryPattern("b").matcher().matches(title: title, host: nil))
  }

  @Test(arguments: ["(", "[", "(?:", "a(", "(?=", "[[", "\\Q("])
  func `a deeply nested expression is an error or works, but does not trap`(piece: String) {
    let text = String(String(repeating: piece, count: 500).prefix(StoryPattern.mostCharacters))
    _ = try? StoryPattern(text)
    let closed = String(repeating: "(", count: 249) + "a" + String(repeating: ")", count: 249)
    _ = try? StoryPattern(closed).matcher()
  }
}
