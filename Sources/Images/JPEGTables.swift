/// What the segments before a scan define.
///
/// Source: JPEG specification (T.81), B.2.4.
struct JPEGTables {
  /// The order in which the coefficients of a block come, as places in rows of eight.
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// By number: what coefficients are multiplied by, in rows of eight.
  private(set) var multipliers = [[Int32]?](repeating: nil, count: 4)
  /// By number: the codes of the first coefficients of blocks.
  private(set) var firstCodes = [JPEGCode?](repeating: nil, count: 4)
  /// By number: the codes of the other coefficients.
  private(set) var codes = [JPEGCode?](repeating: nil, count: 4)
  /// Units between two restart markers; 0 without such markers.
  private(set) var restartInterval = 0
  /// What the Adobe marker says of the colours: 0, 1 or 2.
  private(set) var adobeTransform: UInt8?
  /// Whether there is a JFIF marker.
  private(set) var isJFIF = false

  /// Takes what a segment defines; leaves out every other.
  mutating func take(_ segment: JPEGSegments.Segment) throws(ImageError) {
    var reader = ByteReader(segment.content)
    switch segment.marker {
    case 0xDB: while !reader.isAtEnd { try takeMultipliers(from: &reader) }
    case 0xC4: while !reader.isAtEnd { try takeCode(from: &reader) }
    case 0xDD: restartInterval = try reader.number16()
    case 0xE0: if segment.content.starts(with: "JFIF\0".utf8) { isJFIF = true }
    case 0xEE:
      if segment.content.starts(with: "Adobe".utf8), segment.content.count >= 12 {
        adobeTransform = segment.content[11]
      }
    default: break
    }
  }

  private mutating func takeMultipliers(from reader: inout ByteReader) throws(ImageError) {
    let kind = Int(try reader.byte())
    guard kind >> 4 < 2, kind & 15 < 4 else { throw .damaged("a table has no such number") }
    var table = [Int32](repeating: 0, count: 64)
    for place in Self.zigzag {
      table[place] = Int32(kind >> 4 == 0 ? Int(try reader.byte()) : try reader.number16())
    }
    multipliers[kind & 15] = table
  }

  private mutating func takeCode(from reader: inout ByteReader) throws(ImageError) {
    let kind = Int(try reader.byte())
    guard kind >> 4 < 2, kind & 15 < 4 else { throw .damaged("a code has no such number") }
    let counts = try reader.take(16).map { Int($0) }
    let sum = counts.reduce(0, +)
    guard sum <= 256 else { throw .damaged("a code has too many words") }
    let code = try JPEGCode(counts: counts, symbols: Array(try reader.take(sum)))
    if kind >> 4 == 0 { firstCodes[kind & 15] = code } else { codes[kind & 15] = code }
  }
}
