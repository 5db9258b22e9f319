import Screen
import Terminal

extension Frame {
  private static let pieces = [
    "a", "Z", " ", "      ", "…", "é", "漢", "한", "ｱ", "Ａ", "👍", "👍🏽", "❤️", "👨‍👩‍👧", "🇬🇧", "क्षि", "e\u{301}",
    "word ", "12:45", "\u{FFFD}",
  ]
  private static let links = ["https://a.example/1", "https://b.example/long?x=1", nil, nil]

  /// Draws, clears and restyles at random.
  mutating func change(using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let row = Int.random(in: -1...size.rows, using: &random)
      let column = Int.random(in: 0...size.columns, using: &random)
      let columns = column..<(column + Int.random(in: 0...20, using: &random))
      var style = Style(
        Style.Color.allCases.randomElement(using: &random), bold: Bool.random(using: &random),
        reverse: Int.random(in: 0..<4, using: &random) == 0)
      if Int.random(in: 0..<6, using: &random) == 0 {
        let red = UInt8.random(in: 0...255, using: &random)
        style.pixels = PixelPair(upper: .rgb(red, 7, 9), lower: .palette(red))
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: clear(row: row, columns: columns, style: style)
      case 1: clear(row: row, columns: 0..<size.columns)
      case 2: restyle(row: row, columns: columns) { $0.reverse.toggle() }
      default:
        let text = (0..<Int.random(in: 1...12, using: &random))
          .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        let isPlain = Bool.random(using: &random)
        draw(
          text, row: row, column: column, style: isPlain ? Style() : style,
          link: Self.links.randomElement(using: &random) ?? nil)
      }
    }
  }
}

extension FrameCell {
  var isOfSeveralScalars: Bool { character.unicodeScalars.count > 1 }
}
