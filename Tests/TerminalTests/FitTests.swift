import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct FitTests {
  @Test(arguments: [
    ("日本語", 5, "日本…"), ("日本語", 4, "日… "), ("abc", 3, "abc"), ("abc", 1, "…"), ("abc", 0, ""),
    ("abc", -1, ""), ("日本語", 6, "日本語"), ("日", 1, "…"), ("ab", 4, "ab  "), ("", 2, "  "),
    ("abce\u{301}", 4, "abce\u{301}"), ("abce\u{301}", 3, "ab…"), ("ab\u{301}c", 2, "a…"),
    ("abcd", 3, "ab…"), ("abc日", 4, "abc…"), ("abc\u{7}d", 4, "abc\u{7}d"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `C53: a text is fitted into its column`(text: String, width: Int, fitted: String) {
    #expect(text.fit(width) == fitted)
  }

  @Test func `a number stands at the right edge`() {
    #expect("42".fit(5, alignment: .trailing) == "   42")
    #expect("日本語".fit(4, alignment: .trailing) == " 日…")
  }

  @Test(arguments: [("日本語", 4, "日…"), ("ab", 4, "ab"), ("abcde", 4, "abc…")])
  func `C53: the last column is cut but not filled up`(text: String, width: Int, cut: String) {
    #expect(text.cut(to: width) == cut)
  }

  @Test func `cutting reads no more of an endless text than it shows`() {
    let endless = String(repeating: "漢", count: 1_000_000)
    #expect(endless.cut(to: 5) == "漢漢…")
    #expect(String(repeating: "a", count: 1_000_000).plainPrefixCount(within: 5) == 5)
  }
}
