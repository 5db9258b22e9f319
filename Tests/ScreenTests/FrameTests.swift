import Screen
import Terminal
import Testing

@Suite struct FrameTests {
  private var frame = Frame(size: TerminalSize(columns: 6, rows: 2))

  @Test func `C48: of a window that claims to be huge only a part is drawn`() {
    let huge = ScreenDevice.drawn(of: TerminalSize(columns: 65_535, rows: 65_535))
    #expect(huge == TerminalSize(columns: 1000, rows: 500))
    let usual = TerminalSize(columns: 500, rows: 200)
    #expect(ScreenDevice.drawn(of: usual) == usual)
  }

  @Test(arguments: [
    ("abc", 0, "abc", 3), ("abcdefgh", 0, "abcde…", 6), ("abc", 4, "    a…", 6),
    ("日本語", 0, "日本語", 6), ("日本語", 1, " 日本…", 6), ("日本", 3, "   日…", 6),
    ("a\u{1B}[2Jb\tc\n", 0, "a[2Jbc", 6), ("abc", 6, "", 6), ("abc", -1, "", -1),
  ])
  func `text is cut at the edge and cannot act`(
    text: String, column: Int, row: String, end: Int
  ) {
    var frame = frame
    #expect(frame.draw(text, row: 1, column: column) == end)
    #expect(frame.text(row: 1) == row)
    #expect(frame.text(row: 0) == "")
  }

  @Test(arguments: [-1, 2, .max]) func `a row that does not exist takes nothing`(row: Int) {
    var frame = frame
    frame.draw("abc", row: row, column: 0)
    frame.clear(row: row, columns: 0..<3)
    frame.restyle(row: row, columns: 0..<3) { $0.reverse = true }
    #expect(frame == self.frame)
  }

  @Test(arguments: [(0, "x 本"), (1, " x本"), (2, "日x"), (3, "日 x")])
  func `of a character that is half covered nothing stays`(column: Int, row: String) {
    var frame = frame
    frame.draw("日本", row: 0, column: 0)
    frame.draw("x", row: 0, column: column)
    #expect(frame.text(row: 0) == row)
  }

  @Test(arguments: [(0, " 漢"), (1, "漢"), (2, "  漢")])
  func `a wide character covers two`(column: Int, row: String) {
    var frame = frame
    frame.draw(" 本", row: 0, column: 0)
    frame.draw("漢", row: 0, column: column == 0 ? 1 : column == 1 ? 0 : 2)
    #expect(frame.text(row: 0) == row)
  }

  @Test func `the look changes for whole characters`() {
    var frame = frame
    frame.draw("日本語", row: 0, column: 0)
    frame.restyle(row: 0, columns: 1..<3) { $0.reverse = true }
    let looks = (0..<6).map { frame[row: 0, column: $0].style.reverse }
    #expect(looks == [true, true, true, true, false, false])
    #expect(frame.text(row: 0) == "日本語")
  }

  @Test func `clearing takes text away and leaves a look`() {
    var frame = frame
    frame.draw("日本語", row: 0, column: 0)
    frame.clear(row: 0, columns: 1..<9, style: Style(reverse: true))
    #expect(frame.text(row: 0) == "")
    #expect(!frame[row: 0, column: 0].style.reverse)
    #expect(frame[row: 0, column: 5].style.reverse)
  }

  @Test func `a width keeps text away from the next column`() {
    var frame = frame
    #expect(frame.draw("abcdef", row: 0, column: 1, width: 3) == 4)
    #expect(frame.text(row: 0) == " ab…")
  }
}
