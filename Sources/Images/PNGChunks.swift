/// What the chunks of a PNG hold.
///
/// Source: PNG specification, 5.3 and 11.
struct PNGChunks {
  let header: PNGHeader
  /// Three values for each colour, at most 256 colours.
  private(set) var palette: [UInt8] = []
  /// What the chunk tRNS holds.
  private(set) var transparency: [UInt8] = []
  /// The compressed rows.
  private(set) var data: [UInt8] = []

  init(of file: [UInt8], checksSums: Bool) throws(ImageError) {
    header = try PNGHeader(of: file)
    var reader = ByteReader(file, from: PictureFormat.pngSignature.count)
    var isAtEnd = false
    while !isAtEnd {
      try checkCancellation()
      guard let length = Int(exactly: try reader.number32()), length <= reader.left - 8 else {
        throw .endsEarly
      }
      let named = try reader.take(4 + length)
      let sum = try reader.number32()
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      let isCritical = named.first.map { $0 & 0x20 == 0 } ?? false
      if checksSums, isCritical || name == "tRNS", sum != CRC32.sum(of: named) {
        throw .damaged("the sum of a part is wrong")
      }
      isAtEnd = try take(name, named.dropFirst(4), isCritical: isCritical)
    }
    if header.color == .palette, palette.isEmpty { throw .damaged("it has no colours") }
  }

  /// Takes the content of one chunk; returns whether it was the last.
  private mutating func take(
    _ name: String, _ content: ArraySlice<UInt8>, isCritical: Bool
  ) throws(ImageError) -> Bool {
    switch name {
    case "IHDR": break
    case "IDAT": data += content
    case "IEND": return true
    case "PLTE":
      guard content.count <= 768, content.count % 3 == 0 else {
        throw .damaged("the number of its colours is wrong")
      }
      palette = Array(content)
    case "tRNS": transparency = Array(content.prefix(256))
    default: if isCritical { throw .unsupported("parts of an unknown kind") }
    }
    return false
  }
}
