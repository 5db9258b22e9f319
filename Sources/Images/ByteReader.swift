/// Reads numbers from bytes, the most significant byte first.
struct ByteReader {
  let bytes: [UInt8]
  /// Where the next one is read; never behind the end.
  private(set) var position = 0

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = min(position, bytes.count)
  }

  var isAtEnd: Bool { position == bytes.count }
  var left: Int { bytes.count - position }

  mutating func byte() throws(ImageError) -> UInt8 {
    guard position < bytes.count else { throw .endsEarly }
    position += 1
    return bytes[position - 1]
  }

  mutating func number16() throws(ImageError) -> Int {
    let high = Int(try byte())
    return high << 8 | Int(try byte())
  }

  mutating func number32() throws(ImageError) -> UInt32 {
    let high = UInt32(try number16())
    return high << 16 | UInt32(try number16())
  }

  mutating func take(_ count: Int) throws(ImageError) -> ArraySlice<UInt8> {
    guard (0...left).contains(count) else { throw .endsEarly }
    position += count
    return bytes[position - count..<position]
  }
}
