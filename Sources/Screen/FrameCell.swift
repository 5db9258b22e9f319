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
}
