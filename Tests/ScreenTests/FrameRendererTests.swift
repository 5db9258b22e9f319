import Screen
import Terminal
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(5))) struct FrameRendererTests {
  private static let sizes = [(80, 24), (20, 5), (7, 3), (2, 2), (1, 1), (500, 200)]

  @Test(arguments: sizes, 1...6)
  func `C46: after any frames the terminal shows the last`(
    size: (columns: Int, rows: Int), seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: true)
    var terminal = TerminalModel(columns: size.columns, rows: size.rows)
    terminal.apply("\u{1B}[?7l".utf8)
    var frame = Frame(size: TerminalSize(columns: size.columns, rows: size.rows))
    for _ in 0..<(size.rows > 100 ? 4 : 60) {
      frame.change(using: &random)
      terminal.apply(renderer.render(frame).utf8)
      #expect(terminal.differences(from: frame) == [])
      #expect(terminal.unknown == [])
    }
    #expect(terminal.clearings == 1)
  }

  @Test(arguments: sizes.dropLast(), 1...6)
  func `C54: a terminal that sees characters differently goes wrong in them alone`(
    size: (columns: Int, rows: Int), seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: true)
    var terminal = TerminalModel(columns: size.columns, rows: size.rows, joinsScalars: false)
    terminal.apply("\u{1B}[?7l".utf8)
    var frame = Frame(size: TerminalSize(columns: size.columns, rows: size.rows))
    for _ in 0..<60 {
      frame.change(using: &random)
      terminal.apply(renderer.render(frame).utf8)
      #expect(terminal.differences(from: frame, besides: \.isOfSeveralScalars) == [])
    }
  }

  @Test func `C46: where nothing changed nothing is written`() {
    var random = SplitMix(state: 1)
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: true)
    var frame = Frame(size: TerminalSize(columns: 80, rows: 24))
    frame.change(using: &random)
    #expect(renderer.render(frame) != "")
    #expect(renderer.render(frame) == "")
    var empty = FrameRenderer(usesColor: true, usesHyperlinks: true)
    #expect(empty.render(Frame(size: TerminalSize(columns: 1, rows: 1))) != "")
  }

  @Test func `C46: a frame is one synchronized update`() {
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false)
    var frame = Frame(size: TerminalSize(columns: 80, rows: 24))
    let first = renderer.render(frame)
    #expect(first == "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[?2026l")
    frame.draw("x", row: 0, column: 0)
    #expect(renderer.render(frame) == "\u{1B}[?2026h\u{1B}[1;1Hx\u{1B}[?2026l")
  }

  @Test func `a changed row of 80 columns takes less than 400 bytes`() {
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false)
    var frame = Frame(size: TerminalSize(columns: 80, rows: 24))
    for row in 0..<24 { frame.draw(String(repeating: "a", count: 80), row: row, column: 0) }
    _ = renderer.render(frame)
    var column = frame.draw("• 12.", row: 7, column: 0, style: Style(.yellow, bold: true))
    column = frame.draw(" 345 points ", row: 7, column: column, style: Style(faint: true))
    column = frame.draw("example.org ", row: 7, column: column, style: Style(.cyan))
    frame.draw(String(repeating: "Café 👍🏽 漢字 ", count: 9), row: 7, column: column)
    let bytes = renderer.render(frame).utf8.count
    #expect(bytes < 400)
    frame.draw("346", row: 7, column: 6, style: Style(faint: true))
    #expect(renderer.render(frame).utf8.count < 400)
  }

  @Test(arguments: [(80, 24), (40, 12), (100, 30)])
  func `C47: after a new size everything is drawn again and nothing old remains`(
    columns: Int, rows: Int
  ) {
    var random = SplitMix(state: 3)
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false)
    var terminal = TerminalModel(columns: 80, rows: 24)
    var frame = Frame(size: TerminalSize(columns: 80, rows: 24))
    for _ in 0..<9 { frame.change(using: &random) }
    terminal.apply(renderer.render(frame).utf8)
    renderer.forget()
    terminal.resize(columns: columns, rows: rows)
    frame = Frame(size: TerminalSize(columns: columns, rows: rows))
    frame.draw("new", row: 3, column: 3)
    terminal.apply(renderer.render(frame).utf8)
    #expect(terminal.differences(from: frame) == [])
  }

  @Test func `C31: without colour the look stays`() {
    var renderer = FrameRenderer(usesColor: false, usesHyperlinks: false)
    var frame = Frame(size: TerminalSize(columns: 9, rows: 1))
    frame.draw("x", row: 0, column: 0, style: Style(.red, reverse: true), link: "http://a.example/")
    #expect(renderer.render(frame).contains("\u{1B}[0;7mx\u{1B}[0m"))
  }

  @Test func `C64: without UTF-8 the mark of a cut is ASCII`() {
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false, usesUTF8: false)
    var frame = Frame(size: TerminalSize(columns: 4, rows: 1))
    frame.draw("abcdef", row: 0, column: 0)
    #expect(renderer.render(frame).hasSuffix("abc~\u{1B}[?2026l"))
  }

  @Test func `C59: a link is opened and closed around its text`() {
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: true)
    var frame = Frame(size: TerminalSize(columns: 9, rows: 1))
    frame.draw("xy", row: 0, column: 0, link: "https://a.example/ä")
    let link = "\u{1B}]8;;https://a.example/%C3%A4\u{1B}\\xy\u{1B}]8;;\u{1B}\\"
    #expect(renderer.render(frame).contains(link))
  }
}
