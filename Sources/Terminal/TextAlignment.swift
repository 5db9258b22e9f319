/// On which side of its column a text stands.
public enum TextAlignment: Sendable {
  /// At the left edge, blanks behind it.
  case leading
  /// At the right edge, blanks before it, as numbers stand.
  case trailing
}
