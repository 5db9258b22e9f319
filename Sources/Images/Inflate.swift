/// Unpacks a zlib stream into a known number of bytes; what is beyond them is not looked at.
///
/// Source: RFC 1950 and 1951. The Adler sum is not checked: PNG has sums of its own.
struct Inflate {
  private var bits: DeflateBits
  private var output: [UInt8]
  private var end = 0

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  /// In which order the lengths of the code of lengths come.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The first `count` bytes of what `bytes` unpack to.
  ///
  /// - Throws: `.damaged` where there are fewer; `.cancelled`.
  static func unpack(_ bytes: [UInt8], count: Int) throws(ImageError) -> [UInt8] {
    // No 1 KiB unpacks to more than 1,032 KiB: nothing is allocated for a lie.
    guard count / 1040 <= bytes.count else { throw .endsEarly }
    guard bytes.count >= 2, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0,
      bytes[1] & 0x20 == 0
    else { throw .damaged("its data is not a zlib stream") }
    var inflate = Inflate(
      bits: DeflateBits(bytes, from: 2), output: [UInt8](repeating: 0, count: count))
    var isLast = false
    while !isLast, inflate.end < count {
      try checkCancellation()
      isLast = try inflate.bits.take(1) == 1
      switch try inflate.bits.take(2) {
      case 0: try inflate.store()
      case 1: try inflate.decode(literals: Self.fixedLiterals(), distances: Self.fixedDistances())
      case 2: try inflate.decodeWithOwnCodes()
      default: throw .damaged("a block is of no known type")
      }
    }
    guard inflate.end == count else { throw .endsEarly }
    return inflate.output
  }

  private static func fixedLiterals() throws(ImageError) -> DeflateCode {
    try DeflateCode(
      lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  }

  private static func fixedDistances() throws(ImageError) -> DeflateCode {
    try DeflateCode(lengths: [UInt8](repeating: 5, count: 30))
  }

  private mutating func store() throws(ImageError) {
    bits.align()
    let length = try bits.take(16)
    guard try bits.take(16) == ~length & 0xFFFF else {
      throw .damaged("the length of a block is wrong")
    }
    for _ in 0..<min(length, output.count - end) {
      output[end] = UInt8(truncatingIfNeeded: try bits.take(8))
      end += 1
    }
  }

  private mutating func decodeWithOwnCodes() throws(ImageError) {
    let literals = try bits.take(5) + 257
    let distances = try bits.take(5) + 1
    let given = try bits.take(4) + 4
    var own = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(given) { own[place] = UInt8(try bits.take(3)) }
    let code = try DeflateCode(lengths: own)
    var lengths: [UInt8] = []
    while lengths.count < literals + distances {
      let symbol = try code.next(from: &bits)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged("a repeat has nothing before it") }
        lengths += Array(repeating: last, count: 3 + (try bits.take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits.take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits.take(7)))
      default: lengths.append(UInt8(symbol))
      }
    }
    guard lengths.count == literals + distances else { throw .damaged("a code has too many words") }
    try decode(
      literals: DeflateCode(lengths: lengths[..<literals]),
      distances: DeflateCode(lengths: lengths[literals...]))
  }

  private mutating func decode(
    literals: DeflateCode, distances: DeflateCode
  ) throws(ImageError) {
    var next = end + 1 << 18
    while end < output.count {
      let symbol = try literals.next(from: &bits)
      if symbol < 256 {
        output[end] = UInt8(truncatingIfNeeded: symbol)
        end += 1
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengthBases.count else { throw .damaged("a length is wrong") }
      let length =
        Self.lengthBases[symbol - 257] + (try bits.take(Self.lengthBits[symbol - 257]))
      let number = try distances.next(from: &bits)
      guard number < Self.distanceBases.count else { throw .damaged("a distance is wrong") }
      let distance = Self.distanceBases[number] + (try bits.take(max(0, number / 2 - 1)))
      try copy(length, from: distance)
      if end >= next {
        try checkCancellation()
        next = end + 1 << 18
      }
    }
  }

  private mutating func copy(_ length: Int, from distance: Int) throws(ImageError) {
    guard distance <= end else { throw .damaged("a distance leads before the beginning") }
    for place in end..<min(end + length, output.count) {
      output[place] = output[place - distance]
    }
    end = min(end + length, output.count)
  }
}
