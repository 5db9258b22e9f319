/// A colour of a picture, which no text may have.
public enum PixelColor: Hashable, Sendable {
  /// One of the 256 of the palette.
  case palette(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  var parameters: String {
    switch self {
    case .palette(let number): "5;\(number)"
    case .rgb(let red, let green, let blue): "2;\(red);\(green);\(blue)"
    }
  }
}
