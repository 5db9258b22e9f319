import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct HyperlinkTests {
  @Test func `C59: a link is opened and closed around its text`() {
    let link = Hyperlink.text("Swift", address: "https://swift.org/a?b=1;c", enabled: true)
    #expect(link == "\u{1B}]8;;https://swift.org/a?b=1;c\u{1B}\\Swift\u{1B}]8;;\u{1B}\\")
  }

  @Test(arguments: [
    ("https://x.org/ä b\u{1B}\\", "https://x.org/%C3%A4%20b%1B\\"),
    ("HTTP://x.org/\u{7F}\n", "HTTP://x.org/%7F%0A"),
  ])
  func `C59: bytes that are not printable ASCII are percent-encoded`(
    address: String, encoded: String
  ) {
    let link = Hyperlink.text("t", address: address, enabled: true)
    #expect(link == "\u{1B}]8;;\(encoded)\u{1B}\\t\u{1B}]8;;\u{1B}\\")
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "", "ftp://x.org", "httpsx://x.org",
    "https://x.org/" + String(repeating: "ä", count: 400),
  ])
  func `C59: an address that is not of the web or too long makes no link`(address: String) {
    #expect(Hyperlink.text("t", address: address, enabled: true) == "t")
  }

  @Test func `C59: exactly 2,000 bytes still make a link`() {
    let longest = "https://x.org/" + String(repeating: "a", count: 1986)
    #expect(Hyperlink.text("t", address: longest, enabled: true) != "t")
    #expect(Hyperlink.text("t", address: longest + "a", enabled: true) == "t")
  }

  @Test func `C59: no link without being asked for, without text, or over two lines`() {
    #expect(Hyperlink.text("t", address: "https://x.org", enabled: false) == "t")
    #expect(Hyperlink.text("", address: "https://x.org", enabled: true) == "")
    #expect(Hyperlink.text("a\nb", address: "https://x.org", enabled: true) == "a\nb")
  }
}
