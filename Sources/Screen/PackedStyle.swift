import Terminal

/// A style as one number, which is quick to copy and to compare: a frame has up to half a million.
struct PackedStyle: Equatable {
  private let bits: UInt64

  /// The terminal's own look.
  static let plain = PackedStyle(Style())

  // From the right: four for the flags, seven for the colour, one for having pixels, and 26 for each pixel.
  init(_ style: Style) {
    var bits: UInt64 = style.bold ? 1 : 0
    if style.faint { bits |= 2 }
    if style.underline { bits |= 4 }
    if style.reverse { bits |= 8 }
    if let color = style.color { bits |= UInt64(color.rawValue) << 4 }
    if let pixels = style.pixels {
      bits |= 1 << 11 | Self.packed(pixels.upper) << 12 | Self.packed(pixels.lower) << 38
    }
    self.bits = bits
  }

  var style: Style {
    var style = Style(
      Style.Color(rawValue: UInt8(bits >> 4 & 0x7F)), bold: bits & 1 != 0, faint: bits & 2 != 0,
      underline: bits & 4 != 0, reverse: bits & 8 != 0)
    if bits & 1 << 11 != 0 {
      style.pixels = PixelPair(upper: Self.pixel(bits >> 12), lower: Self.pixel(bits >> 38))
    }
    return style
  }

  /// The same without the colours of text and pixels.
  var withoutColor: PackedStyle { PackedStyle(bits: bits & 0xF) }

  private init(bits: UInt64) { self.bits = bits }

  private static func packed(_ color: PixelColor) -> UInt64 {
    switch color {
    case .palette(let number): UInt64(number)
    case .rgb(let red, let green, let blue):
      1 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  private static func pixel(_ bits: UInt64) -> PixelColor {
    bits & 1 << 24 == 0
      ? .palette(UInt8(truncatingIfNeeded: bits))
      : .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
  }
}
