/// What a cell of the modelled terminal shows.
public struct TerminalCell: Equatable, Sendable {
  /// A character; empty for the right half of the one before.
  public var text = " "
  /// The parameters of SGR that are in force, in ascending order: 1, 2, 4, 7 and a colour.
  public var look: [Int] = []
  /// The parameters of SGR that make its two pixels, from 38 on; empty for text.
  public var pixels = ""
  /// The address of the link, if any.
  public var link = ""

  /// An erased cell.
  public init() {}
}
