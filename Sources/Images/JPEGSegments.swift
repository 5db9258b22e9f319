/// The segments of a JPEG, one after the other.
///
/// Source: JPEG specification (T.81), B.1.1.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    let content: [UInt8]

    /// Whether it states the size, by whatever process the picture was made.
    var isFrame: Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
  }

  private var reader: ByteReader

  init(_ file: [UInt8]) { reader = ByteReader(file, from: 2) }

  /// Where the bytes behind the last segment begin.
  var position: Int { reader.position }

  /// Goes on behind the bits of a scan.
  mutating func skip(to position: Int) { reader = ByteReader(reader.bytes, from: position) }

  /// The next segment that has a meaning; bytes before its marker are left out.
  ///
  /// - Throws: `.damaged` where the bytes end.
  mutating func next() throws(ImageError) -> Segment {
    while true {
      while try reader.byte() != 0xFF {}
      var marker = try reader.byte()
      while marker == 0xFF { marker = try reader.byte() }
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9: return Segment(marker: marker, content: [])
      default:
        let length = try reader.number16()
        guard length >= 2 else { throw .damaged("a part of it has no length") }
        return Segment(marker: marker, content: Array(try reader.take(length - 2)))
      }
    }
  }
}
