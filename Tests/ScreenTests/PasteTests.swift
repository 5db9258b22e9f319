import Screen
import Testing

@Suite struct PasteTests {
  @Test(arguments: [
    ("swift", "swift"), ("a\r\nb\nc\td", "a b c d"), ("\u{1B}[Aq\u{3}\u{7}", "[Aq"),
    ("\u{1B}[20", "[20"), ("\u{1B}\u{1B}[201", "[201"), ("漢字 é", "漢字 é"),
    ("a\u{202E}b\u{200B}", "ab"), ("\u{9B}31m", "31m"),
  ])
  func `C40: pasted text is one line without controls`(pasted: String, text: String) {
    let events = KeyDecoderTests.events("\u{1B}[200~\(pasted)\u{1B}[201~q")
    #expect(events == [.paste(text), .key(KeyPress(.character("q")))])
  }

  @Test func `C40: an empty paste is nothing`() {
    #expect(KeyDecoderTests.events("\u{1B}[200~\u{7}\u{1B}[201~") == [])
  }

  @Test(arguments: ["a", "漢", "👍🏽"])
  func `C40: of a long paste the first 1,000 characters are kept`(character: String) {
    let text = String(repeating: character, count: 100_000)
    let events = KeyDecoderTests.events("\u{1B}[200~\(text)\u{1B}[201~q")
    #expect(
      events == [
        .paste(String(repeating: character, count: 1000)), .key(KeyPress(.character("q"))),
      ])
  }

  @Test func `C40: an Esc just before a paste does not turn it into keys`() {
    let events = KeyDecoderTests.events("\u{1B}\u{1B}[200~q\u{1B}[201~")
    #expect(events == [.key(KeyPress(.escape)), .paste("q")])
  }
}
