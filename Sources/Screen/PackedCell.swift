/// A cell of a frame as it is kept: plain numbers, of which those of a row are copied and compared at once.
///
/// Characters of several scalars and addresses stand in tables of the frame, in which numbers count from 1.
struct PackedCell: Equatable {
  var look: PackedStyle
  /// From the right: 21 bits for the scalar or 28 for a number in the table of characters; one for which of both it
  /// is; one for whether terminals may disagree about the width; two for the width.
  private var glyph: UInt32
  /// A number in the table of addresses; 0 without one.
  var link: UInt32

  /// An empty cell in the terminal's own look.
  static let blank = PackedCell(" ", width: 1, look: .plain)

  /// A character of one scalar.
  init(
    _ scalar: Unicode.Scalar, width: Int, isDisputed: Bool = false, look: PackedStyle,
    link: UInt32 = 0
  ) {
    glyph = scalar.value | (isDisputed ? 1 << 29 : 0) | UInt32(width) << 30
    (self.look, self.link) = (look, link)
  }

  /// A character from the table of the frame.
  init(character number: Int, width: Int, look: PackedStyle, link: UInt32) {
    glyph = UInt32(number) | 1 << 28 | 1 << 29 | UInt32(width) << 30
    (self.look, self.link) = (look, link)
  }

  /// Cells the character fills, 1 or 2; 0 for the right half of the character before.
  var width: Int { Int(glyph >> 30) }

  /// Whether terminals may disagree about its width: several scalars, or an emoji.
  var isDisputed: Bool { glyph & 1 << 29 != 0 }

  /// The number in the table of characters; nil where `scalar` is all there is.
  var character: Int? { glyph & 1 << 28 == 0 ? nil : Int(glyph & 0xFFF_FFFF) }

  /// The scalar; of no meaning for a character from the table.
  var scalar: Unicode.Scalar { Unicode.Scalar(glyph & 0x1F_FFFF) ?? " " }

  /// Whether it is the same wherever the tables hold the same: it stands for itself alone.
  var isSelfContained: Bool { glyph & 1 << 28 == 0 && link == 0 }

  /// Takes the character away and leaves the look.
  mutating func blank(width: Int = 1) { glyph = UInt32(0x20) | UInt32(width) << 30 }
}
