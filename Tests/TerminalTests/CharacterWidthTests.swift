import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct CharacterWidthTests {
  @Test(arguments: [
    ("a", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("1", 1), ("…", 1),
    ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("⛅", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇬🇧", 2),
    ("\u{200B}", 0),
  ])
  func `C52: a character fills the cells of the table`(character: String, cells: Int) {
    #expect(character.map(\.cellWidth) == [cells])
  }

  @Test(arguments: [
    (" ", 1), ("\u{A0}", 1), ("\u{7F}", 0), ("\n", 0), ("\r\n", 0), ("\u{301}", 0),
    ("#\u{FE0F}", 2),
    ("\u{915}\u{93E}", 2), ("\u{903}", 1), ("\u{D55C}\u{302E}", 2), ("\u{3042}\u{3099}", 2),
    ("\u{AD}", 0), ("\u{600}\u{661}", 2), ("\u{600}", 1), ("\u{D4E} ", 2), ("\u{10FF}", 1),
    ("\u{1100}", 2), ("\u{115F}", 0),
    ("\u{3FFFD}", 2), ("\u{40000}", 1), ("\u{3000}", 2), ("\u{FFFD}", 1), ("─", 1), ("⠿", 1),
  ])
  func `C52: marks, blanks, borders of the table and odd bases have their cells`(
    character: String, cells: Int
  ) {
    #expect(character.map(\.cellWidth) == [cells])
  }

  @Test(arguments: [("", 0), ("abc", 3), ("日本語 a", 8), ("a\u{301}bc", 3)])
  func `a text fills the sum of its characters`(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }
}
