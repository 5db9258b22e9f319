public import Terminal

/// Which colours half blocks may have.
public enum PosterColors: Sendable {
  /// Each of 16 million.
  case all
  /// Those of a palette of 256: a cube of 6 × 6 × 6 and 24 greys.
  case palette

  /// What the environment says: COLORTERM is `truecolor` or `24bit`, or it is not.
  ///
  /// Apple's Terminal shows the palette alone, whatever COLORTERM says.
  public init(environment: TerminalEnvironment) {
    let says = environment["COLORTERM"]?.lowercased()
    let isApple = environment["TERM_PROGRAM"] == "Apple_Terminal"
    self = (says == "truecolor" || says == "24bit") && !isApple ? .all : .palette
  }
}
