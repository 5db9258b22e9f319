import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct WrapTests {
  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two", 100, ["one two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
    ("one   two", 4, ["one", "two"]),
    ("one\n\ntwo", 5, ["one", "", "two"]),
    ("", 5, [""]),
    ("   ", 2, [""]),
    ("abc ", 3, ["abc"]),
    ("word", 0, []),
    ("日本語です。はい", 10, ["日本語で", "す。はい"]),
    ("日本語です。はい", 8, ["日本語で", "す。はい"]),
    ("本「日本」", 4, ["本", "「日", "本」"]),
    ("漢a", 1, ["…", "a"]),
    ("see 漢字", 6, ["see 漢", "字"]),
  ])
  func `a body is wrapped at blanks and beside wide characters`(
    body: String, width: Int, lines: [String]
  ) {
    #expect(body.wrapped(to: width) == lines)
  }

  @Test func `code keeps its blanks and is broken only at the edge`() {
    let body = "text here\n\n  if a  {\n    b()\n  }\n"
    #expect(
      body.wrapped(to: 8)
        == ["text", "here", "", "  if a", "{", "    b()", "  }", ""])
    #expect(body.wrapped(to: 80).joined(separator: "\n") == body)
  }
}
