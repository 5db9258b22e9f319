public import Terminal

/// One cell of a frame.
public struct FrameCell: Hashable, Sendable {
  /// What stands in the cell; of a character two cells wide, in the left one.
  public var character: Character
  /// Cells the character fills, 1 or 2; 0 for the right half of the character before.
  public var width: Int
  /// How it looks.
  public var style: Style
  /// The address a click opens; http or https.
  public var link: String?

  /// An empty cell in the terminal's own look.
  public static let blank = FrameCell(character: " ", width: 1, style: Style(), link: nil)

  /// Whether erasing makes this cell, as far as one can see.
  var isBlank: Bool { self == .blank }

  /// Whether terminals may disagree about its width: several scalars, or an emoji.
  var isDisputed: Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return false }
    return scalars.count > 1 || first.properties.isEmojiPresentation
  }
}
