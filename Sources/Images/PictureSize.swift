/// Width and height of a picture in pixels, each 1 or more and within what is read.
public struct PictureSize: Hashable, Sendable {
  /// The most pixels along one side.
  public static let mostSide = 4096
  /// The most pixels altogether.
  public static let mostPixels = 16_000_000

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size that is read.
  ///
  /// - Throws: `.badSize` where a side is below 1 or above `mostSide`, or there are more than
  ///   `mostPixels`.
  public init(width: Int, height: Int) throws(ImageError) {
    let sides = 1...Self.mostSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels else {
      throw .badSize(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// The size that the first bytes of a PNG or JPEG state; nothing is decoded.
  ///
  /// - Throws: `ImageError`, as decoding would; never `.cancelled`.
  public init(of bytes: [UInt8]) throws(ImageError) {
    switch PictureFormat(of: bytes) {
    case .png: self = try PNGHeader(of: bytes).size
    case .jpeg: self = try JPEGFrame.size(in: bytes)
    case nil: throw .unknownFormat
    }
  }
}
