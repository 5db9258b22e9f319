import Foundation
import Images
import Posters
import Screen
import Terminal
import TerminalModel
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PosterWriterTests {
  /// A grey JPEG of 8 × 8 pixels, all 255.
  private static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX
    RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAA
    AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQH//2Q==
    """)
  /// A PNG of 2 × 4 pixels: red and green, blue and white, black twice, grey 128 twice.
  private static let png = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAIAAAArjXluAAAAG0lEQVR42i3BsQEAMAzDIPK5P1eXgpCj8t02PGxT
    Bn5mvNDLAAAAAElFTkSuQmCC
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }

  private static func writer(
    _ choice: ImagesChoice, _ variables: [String: String] = ["COLORTERM": "truecolor"]
  ) -> PosterWriter {
    let environment = TerminalEnvironment(
      ["LC_ALL": "C.UTF-8", "TERM": "xterm"].merging(variables) { $1 })
    let setting = PosterSetting(
      choice, environment: environment, isTerminal: true, wantsText: false, usesColor: true)
    return PosterWriter(setting: setting, environment: environment, clock: ContinuousClock())
  }

  @Test func `C30: half blocks in 24-bit colours end each row in the terminal's look`() async {
    let poster = Poster(bytes: Self.png, columns: 2, rows: 2)
    #expect(
      await Self.writer(.blocks).text(of: poster)
        == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[38;2;0;255;0;48;2;255;255;255m▀\u{1B}[0m\n"
        + "\u{1B}[38;2;0;0;0;48;2;128;128;128m▀▀\u{1B}[0m")
  }

  @Test func `C30: half blocks in 256 colours take the nearest of the cube and the greys`() async {
    let poster = Poster(bytes: Self.png, columns: 2, rows: 2)
    #expect(
      await Self.writer(.blocks, [:]).text(of: poster)
        == "\u{1B}[38;5;196;48;5;21m▀\u{1B}[38;5;46;48;5;231m▀\u{1B}[0m\n"
        + "\u{1B}[38;5;16;48;5;244m▀▀\u{1B}[0m")
  }

  @Test func `C61: kitty gets a PNG as it is and never answers`() async {
    let poster = Poster(bytes: Self.png, id: 7, columns: 24, rows: 18)
    let text = await Self.writer(.kitty).text(of: poster)
    #expect(
      text == "\u{1B}_Ga=T,f=100,i=7,c=18,r=18,q=2,m=0;"
        + Data(Self.png).base64EncodedString() + "\u{1B}\\")
    #expect(KittyGraphics.delete(id: 7) == "\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\")
  }

  @Test(arguments: [
    (3072, [4096]), (3073, [4096, 4]), (3071, [4096]), (9000, [4096, 4096, 3808]),
  ])
  func `kitty gets pieces of 4,096 characters, none empty`(count: Int, lengths: [Int]) {
    let text = KittyGraphics.show(
      png: [UInt8](repeating: 1, count: count), id: 1, columns: 2, rows: 2)
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.map { ($0.split(separator: ";").last ?? "").count } == lengths)
    let marks = pieces.map { $0.contains("m=1") }
    #expect(marks == lengths.indices.map { $0 + 1 < lengths.count })
    #expect(pieces.allSatisfy { $0.contains("q=2") })
  }

  @Test func `iTerm2 gets the bytes as they are`() async {
    let poster = Poster(bytes: Self.jpeg, columns: 6, rows: 9)
    #expect(
      await Self.writer(.iterm).text(of: poster)
        == "\u{1B}]1337;File=inline=1;size=\(Self.jpeg.count);width=6;height=3;"
        + "preserveAspectRatio=1:\(Data(Self.jpeg).base64EncodedString())\u{7}")
  }

  @Test func `a missing or damaged poster is a frame of the same size`() async {
    let missing = Poster(bytes: nil, columns: 15, rows: 5)
    #expect(
      await Self.writer(.blocks).text(of: missing) == """
        ┌─────────────┐
        │             │
        │ (no poster) │
        │             │
        └─────────────┘
        """)
    #expect(Self.writer(.kitty).placeholder(of: missing).map(\.cellWidth) == [15, 15, 15, 15, 15])
    for (choice, bytes) in [(ImagesChoice.blocks, Array(Self.jpeg.dropLast(9))), (.kitty, [1, 2])] {
      let text = await Self.writer(choice).text(of: Poster(bytes: bytes, columns: 24, rows: 3))
      #expect(text.split(separator: "\n").dropFirst().first == "│ (poster is damaged)  │")
    }
  }

  @Test func `rows beside text are as wide as the poster may be, whatever is in them`() async throws
  {
    let writer = Self.writer(.blocks)
    // A picture half as wide as high: three columns of six.
    let rows = try #require(await writer.rows(of: Poster(bytes: Self.png, columns: 6, rows: 3)))
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.hasSuffix("▀\u{1B}[0m   ") && row.count(where: { $0 == "▀" }) == 3)
    }
    for (bytes, word) in [
      (nil, "(no poster)"), ([], "(poster not shown)"), ([1], "(poster is damaged)"),
    ] as [([UInt8]?, String)] {
      let frame = await writer.rows(of: Poster(bytes: bytes, columns: 24, rows: 5))
      #expect(frame?.map(\.cellWidth) == [24, 24, 24, 24, 24])
      #expect(frame?[2].contains(word) == true)
    }
    #expect(await Self.writer(.kitty).rows(of: Poster(bytes: nil, columns: 24, rows: 5)) == nil)
  }

  @Test func `C61: a poster that cannot be shown is one line of text`() async {
    let writer = Self.writer(.none)
    #expect(await writer.text(of: Poster(bytes: nil, columns: 9, rows: 9)) == "(no poster)")
    #expect(
      await writer.text(of: Poster(bytes: Self.png, columns: 9, rows: 9)) == "(poster not shown)")
    #expect(await writer.cells(of: Poster(bytes: Self.png, columns: 9, rows: 9)) == nil)
  }

  @Test func `a frame of the full-screen view holds a poster`() async throws {
    let poster = Poster(bytes: Self.png, columns: 2, rows: 2)
    let cells = try #require(await Self.writer(.kitty).cells(of: poster))
    var frame = Frame(size: TerminalSize(columns: 4, rows: 2))
    for (row, styles) in cells.enumerated() {
      for (column, style) in styles.enumerated() {
        frame.draw("▀", row: row, column: column + 1, style: style)
      }
    }
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false)
    var terminal = TerminalModel(columns: 4, rows: 2)
    terminal.apply(renderer.render(frame).utf8)
    #expect(terminal.lines == [" ▀▀", " ▀▀"])
    #expect(terminal.cells[0][1].pixels == "38;2;255;0;0;48;2;0;0;255")
    #expect(terminal.cells[1][2].pixels == "38;2;0;0;0;48;2;128;128;128")
    #expect(terminal.cells[0][3].pixels == "" && terminal.unknown == [])
  }
}
