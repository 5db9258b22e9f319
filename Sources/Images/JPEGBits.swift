/// The bits of a JPEG scan, the most significant of each byte first.
///
/// Behind a marker or the end come zeros, of which `isOverrun` tells whether any was taken.
struct JPEGBits {
  let bytes: [UInt8]
  /// Where the next byte is read.
  private(set) var position: Int
  private var buffer: UInt64 = 0
  /// How many bits are in the buffer, in its lowest places.
  private var count = 0
  /// How many of them were made up.
  private var madeUp = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether more bits were taken than there are.
  var isOverrun: Bool { count < madeUp }

  /// Makes 48 bits or more ready.
  mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if position < bytes.count, bytes[position] != 0xFF {
        byte = bytes[position]
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == 0 {
        byte = 0xFF
        position += 2
      } else {
        madeUp += 8
      }
      buffer = buffer << 8 | UInt64(byte)
      count += 8
    }
  }

  /// The next bits of those that are ready, without taking them.
  func peek(_ bits: Int) -> Int {
    Int(truncatingIfNeeded: (buffer >> UInt64(count - bits)) & ((1 << UInt64(bits)) - 1))
  }

  mutating func drop(_ bits: Int) { count -= bits }

  /// The next number of at most 16 bits, of those that are ready.
  mutating func take(_ bits: Int) -> Int {
    let value = peek(bits)
    drop(bits)
    return value
  }

  /// One bit, made ready if need be.
  mutating func takeBit() -> Int {
    if count == 0 { fill() }
    return take(1)
  }

  /// A number of so many bits that are ready, whose first bit 0 says that it is below zero.
  ///
  /// Source: JPEG specification (T.81), F.2.2.1.
  mutating func takeSigned(_ bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = take(bits)
    return value < 1 << (bits - 1) ? value - (1 << bits) + 1 : value
  }

  /// Goes on behind restart marker number `number`, 0 to 7.
  ///
  /// - Throws: `.damaged` where another marker comes, or none.
  mutating func restart(_ number: Int) throws(ImageError) {
    while position + 1 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF {
      position += 1
    }
    guard position + 1 < bytes.count else { throw .endsEarly }
    guard bytes[position] == 0xFF, Int(bytes[position + 1]) == 0xD0 + number else {
      throw .damaged("a part of it is missing")
    }
    position += 2
    (buffer, count, madeUp) = (0, 0, 0)
  }
}
