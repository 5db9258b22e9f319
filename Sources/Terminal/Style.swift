/// How a piece of text looks: a colour of the palette, bold, faint, underlined, reversed.
///
/// Black and white are not to be had: one of them is the terminal's background.
public struct Style: Hashable, Sendable {
  /// The palette's colours that stand out from a dark and from a light background.
  public enum Color: UInt8, Sendable, CaseIterable {
    case red = 31
    case green, yellow, blue, magenta, cyan
    case brightRed = 91
    case brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan
  }

  /// The colour of the text; the terminal's own without one.
  public var color: Color?
  /// Bold.
  public var bold: Bool
  /// Faint.
  public var faint: Bool
  /// Underlined.
  public var underline: Bool
  /// Foreground and background exchanged.
  public var reverse: Bool
  /// Two pixels of a picture that the cell shows, in place of `color`; for posters alone.
  public var pixels: PixelPair?

  /// The plain look, and what is added to it.
  public init(
    _ color: Color? = nil, bold: Bool = false, faint: Bool = false, underline: Bool = false,
    reverse: Bool = false
  ) {
    self.color = color
    self.bold = bold
    self.faint = faint
    self.underline = underline
    self.reverse = reverse
  }

  /// The look of a cell that shows two pixels as `▀`.
  public init(pixels: PixelPair) {
    self.init()
    self.pixels = pixels
  }

  /// Puts `text`, one line already safe and cut, into this style; returns it as it is when `enabled` is false.
  public func applied(to text: String, enabled: Bool) -> String {
    let codes = codes
    guard enabled, !codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// The parameters of the SGR sequence, divided by `;`.
  private var codes: String {
    var codes: [UInt8] = []
    if bold { codes.append(1) }
    if faint { codes.append(2) }
    if underline { codes.append(4) }
    if reverse { codes.append(7) }
    if let color { codes.append(color.rawValue) }
    let parameters = codes.map(String.init) + (pixels.map { [$0.parameters] } ?? [])
    return parameters.joined(separator: ";")
  }
}
