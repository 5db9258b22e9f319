/// The first chunk of a PNG: size, kind of colours, order of rows.
///
/// Source: PNG specification, 11.2.1.
struct PNGHeader {
  /// What the samples of a pixel are.
  enum Color: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgbAlpha = 6

    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgbAlpha: [8, 16]
      }
    }
  }

  let size: PictureSize
  /// Bits of a sample.
  let depth: Int
  let color: Color
  /// Whether the rows come in seven passes (Adam7).
  let isInterlaced: Bool

  /// Reads the chunk that follows the signature.
  init(of file: [UInt8]) throws(ImageError) {
    var reader = ByteReader(file, from: PictureFormat.pngSignature.count)
    guard try reader.number32() == 13, try reader.take(4).elementsEqual("IHDR".utf8) else {
      throw .damaged("it does not begin with its size")
    }
    let (width, height) = (Int(try reader.number32()), Int(try reader.number32()))
    size = try PictureSize(width: width, height: height)
    depth = Int(try reader.byte())
    guard let color = Color(rawValue: try reader.byte()), color.depths.contains(depth) else {
      throw .damaged("there are no such colours")
    }
    self.color = color
    guard try reader.byte() == 0, try reader.byte() == 0 else {
      throw .unsupported("an unknown compression")
    }
    let order = try reader.byte()
    guard order < 2 else { throw .unsupported("an unknown order of rows") }
    isInterlaced = order == 1
  }

  /// Bytes of so many neighbouring pixels.
  func bytes(pixels: Int) -> Int { (pixels * color.samples * depth + 7) / 8 }

  /// How far back the byte of the pixel before is, 1 or more.
  var filterDistance: Int { max(1, color.samples * depth / 8) }
}
