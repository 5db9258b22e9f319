/// How the user wants posters shown: the values of `--images`.
public enum ImagesChoice: String, Sendable, CaseIterable {
  /// As the terminal can, told by the environment.
  case auto
  /// By the graphics protocol of kitty.
  case kitty
  /// As inline images of iTerm2.
  case iterm
  /// As half blocks, two pixels to a cell.
  case blocks
  /// As a line of text.
  case none
}
