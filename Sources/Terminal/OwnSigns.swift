/// How the signs are written that the tools themselves put into text: where it was cut, between its parts.
public enum OwnSigns: Sendable {
  /// As they are.
  case unicode
  /// `~` and `-` in their place; for a locale that is not one of UTF-8.
  case ascii

  /// The text with its signs written so; in foreign text the same ones too.
  public func applied(to text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(written)))
  }

  package func written(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch (self, scalar) {
    case (.ascii, "…"): "~"
    case (.ascii, "·"): "-"
    default: scalar
    }
  }
}
