/// What can be told of the file of a picture without decoding it, whatever its name and its sender say.
enum PosterFile {
  /// Whether it begins as a PNG or a JPEG does.
  static func isPicture(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: png) || bytes.starts(with: jpeg)
  }

  /// Whether its end is there too: what was cut off is not worth keeping.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: png) { return bytes.suffix(8) == pngEnd[...] }
    // Some programs put something of their own behind the end of a JPEG.
    let end = bytes.suffix(1024)
    return bytes.starts(with: jpeg)
      && zip(end, end.dropFirst()).contains { $0 == (0xFF, 0xD9) }
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The last chunk without its length.
  private static let pngEnd: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
}
