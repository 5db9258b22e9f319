/// One colour, in the values of sRGB, 0 to 255.
public struct Pixel: Hashable, Sendable {
  /// How much red.
  public var red: UInt8
  /// How much green.
  public var green: UInt8
  /// How much blue.
  public var blue: UInt8

  /// A colour of its three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// No light at all.
  public static let black = Pixel(red: 0, green: 0, blue: 0)

  /// This colour as it looks through a layer of which `alpha` of 255 parts hide what is behind.
  func covering(_ background: Pixel, alpha: UInt8) -> Pixel {
    if alpha == 255 { return self }
    func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum = Int(front) * Int(alpha) + Int(back) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Pixel(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }
}
