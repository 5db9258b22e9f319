import Terminal
import Testing

@testable import Screen

@Suite struct PackedStyleTests {
  private static let pixels: [PixelColor] = [
    .palette(0), .palette(255), .rgb(0, 0, 0), .rgb(255, 255, 255), .rgb(1, 128, 254),
  ]

  private static var styles: [Style] {
    let colors: [Style.Color?] = [nil] + Style.Color.allCases
    var styles = (0..<16).flatMap { flags in
      colors.map { color in
        Style(
          color, bold: flags & 1 != 0, faint: flags & 2 != 0, underline: flags & 4 != 0,
          reverse: flags & 8 != 0)
      }
    }
    for upper in pixels {
      for lower in pixels {
        var style = Style(.brightCyan, reverse: true)
        style.pixels = PixelPair(upper: upper, lower: lower)
        styles += [style, Style(pixels: PixelPair(upper: upper, lower: lower))]
      }
    }
    return styles
  }

  @Test func `every style comes out as it went in, and no two are the same`() {
    let packed = Self.styles.map(PackedStyle.init)
    #expect(packed.map(\.style) == Self.styles)
    for (index, one) in packed.enumerated() {
      #expect(packed.firstIndex(of: one) == index)
    }
  }

  @Test func `C31: without colour flags stay`() {
    for style in Self.styles {
      let plain = PackedStyle(style).withoutColor.style
      #expect(plain.color == nil && plain.pixels == nil)
      #expect(
        [plain.bold, plain.faint, plain.underline, plain.reverse] == [
          style.bold, style.faint, style.underline, style.reverse,
        ])
    }
  }
}
