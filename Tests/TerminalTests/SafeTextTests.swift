import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct SafeTextTests {
  @Test(arguments: [
    ("plain ~", "plain ~"),
    ("a\tb\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i", "a b c d e f g h i"),
    ("a\r\nb", "a b"),
    ("\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{FFFD}[31mred\u{FFFD}]0;title\u{FFFD}"),
    ("a\u{0}b\u{7F}c\u{9B}31m", "a\u{FFFD}b\u{FFFD}c\u{FFFD}31m"),
    ("\u{E000}\u{F0000}\u{10FFFD}\u{FFFE}\u{1FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("ab\u{202E}cd\u{2066}e\u{2069}\u{61C}\u{200E}\u{200F}", "abcde"),
    ("a\u{AD}b\u{200B}c\u{2060}d\u{FEFF}e\u{E0001}f\u{180E}g\u{3164}\u{FFF9}h", "abcdefgh"),
  ])
  func `C51: in a line nothing is left that acts on a terminal`(foreign: String, safe: String) {
    #expect(foreign.safeLine == safe)
  }

  @Test(arguments: [
    ("a\tb", "a    b"),
    ("a\r\nb\rc\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i", "a\nb\nc\nd\ne\nf\ng\nh\ni"),
    ("\u{1B}[2J\n\n  code", "\u{FFFD}[2J\n\n  code"), ("a\r\r\n\nb", "a\n\n\nb"),
  ])
  func `C51: in a body line ends become LF and a tab four blanks`(foreign: String, safe: String) {
    #expect(foreign.safeBody == safe)
  }

  @Test(arguments: [
    "👨‍👩‍👧", "👩‍❤️‍💋‍👨", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "می‌خواهم", "क्‍ष", "Zürich",
    "葛\u{E0100}", "한국어", "ก็", "\u{600}\u{661}",
  ])
  func `C51: what is written stays as it is`(text: String) {
    #expect(Array(text.safeLine.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{200D}a", "a"), (" \u{200C}a", " a"), ("a\u{200D}\u{200D}b", "a\u{200D}b"),
    ("\u{FE0F}a", "a"), ("a\u{FE0F}\u{FE0F}\u{E0100}b", "a\u{FE0F}b"),
    ("a\u{E0061}\u{E007F}", "a"), ("🏴\u{E0061}b", "🏴b"),
    ("a\u{E0061}\u{E0062}\u{E0063}\u{E007F}b", "ab"), ("🏴\u{E0067}\u{E007F}", "🏴"),
  ])
  func `C51: joiners, selectors and tags go where they join nothing`(foreign: String, safe: String)
  {
    #expect(Array(foreign.safeLine.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test func `C51: a character keeps eight marks`() {
    let tower = "e" + String(repeating: "\u{301}", count: 500) + "f"
    #expect(Array(tower.safeLine.unicodeScalars).count == 10)
    let hidden = "e" + String(repeating: "\u{301}\u{200B}", count: 500)
    #expect(Array(hidden.safeLine.unicodeScalars).count == 9)
  }

  @Test func `a character without end is replaced`() {
    let family = String(repeating: "👨\u{200D}", count: 500) + "👧"
    #expect(family.safeLine == "\u{FFFD}")
    #expect(String(repeating: "\u{1100}", count: 500).safeLine == "\u{FFFD}")
  }
}
