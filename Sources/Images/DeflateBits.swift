/// The bits of a deflate stream, the least significant of each byte first.
struct DeflateBits {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt64 = 0
  /// How many bits of the buffer are real.
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Makes 56 bits or more ready, or what is left.
  mutating func fill() {
    while count <= 56, position < bytes.count {
      buffer |= UInt64(bytes[position]) << UInt64(count)
      position += 1
      count += 8
    }
  }

  /// The next bits of those that are ready, without taking them; zeros behind the end.
  func peek(_ bits: Int) -> Int { Int(truncatingIfNeeded: buffer & ((1 << UInt64(bits)) - 1)) }

  mutating func drop(_ bits: Int) throws(ImageError) {
    guard bits <= count else { throw .endsEarly }
    buffer >>= UInt64(bits)
    count -= bits
  }

  /// The next number of at most 16 bits.
  mutating func take(_ bits: Int) throws(ImageError) -> Int {
    if count < bits { fill() }
    let value = peek(bits)
    try drop(bits)
    return value
  }

  /// Leaves out what is left of a byte.
  mutating func align() {
    let rest = count % 8
    buffer >>= UInt64(rest)
    count -= rest
  }
}
