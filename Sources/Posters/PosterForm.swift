/// What posters are written as.
public enum PosterForm: Hashable, Sendable {
  /// The graphics protocol of kitty.
  case kitty
  /// Inline images of iTerm2.
  case iterm
  /// Half blocks, two pixels to a cell.
  case blocks
  /// A line of text.
  case none
}
