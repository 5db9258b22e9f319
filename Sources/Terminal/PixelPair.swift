/// Two pixels of a picture, one above the other, which a cell shows as `▀`.
public struct PixelPair: Hashable, Sendable {
  /// The colour of the block.
  public var upper: PixelColor
  /// The colour behind it.
  public var lower: PixelColor

  /// Two pixels.
  public init(upper: PixelColor, lower: PixelColor) {
    self.upper = upper
    self.lower = lower
  }

  /// The parameters of the SGR sequence.
  public var parameters: String { "38;\(upper.parameters);48;\(lower.parameters)" }
}
