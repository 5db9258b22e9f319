/// A prefix code of deflate, made of the lengths of its words.
///
/// Source: RFC 1951, 3.2.2.
struct DeflateCode {
  /// The longest word.
  static let mostBits = 15
  /// Words up to so many bits are looked up at once.
  private static let quickBits = 10

  /// By the next bits: the symbol times 16, and the length of its word; 0 where it is longer.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  /// How many words there are of each length.
  private var counts = [Int](repeating: 0, count: mostBits + 1)
  /// In the order of their words.
  private var symbols: [UInt16]

  /// - Throws: `.damaged` where there are more words than fit.
  init(lengths: some Collection<UInt8>) throws(ImageError) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...Self.mostBits {
      free = 2 * free - counts[length]
      guard free >= 0 else { throw .damaged("a code has too many words") }
    }
    symbols = [UInt16](repeating: 0, count: lengths.count)
    fill(lengths)
  }

  private mutating func fill(_ lengths: some Collection<UInt8>) {
    var nextPlace = [Int](repeating: 0, count: Self.mostBits + 2)
    var nextWord = nextPlace
    for length in 1...Self.mostBits {
      nextPlace[length + 1] = nextPlace[length] + counts[length]
      nextWord[length + 1] = (nextWord[length] + counts[length]) << 1
    }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let bits = Int(length)
      symbols[nextPlace[bits]] = UInt16(symbol)
      nextPlace[bits] += 1
      let word = Self.reversed(nextWord[bits], bits: bits)
      nextWord[bits] += 1
      guard bits <= Self.quickBits else { continue }
      for entry in stride(from: word, to: quick.count, by: 1 << bits) {
        quick[entry] = UInt16(symbol) << 4 | UInt16(bits)
      }
    }
  }

  /// The symbol of the next word.
  ///
  /// - Throws: `.damaged` where there is no such word, or the bytes end in it.
  func next(from bits: inout DeflateBits) throws(ImageError) -> Int {
    bits.fill()
    let entry = quick[bits.peek(Self.quickBits)]
    if entry != 0 {
      try bits.drop(Int(entry & 15))
      return Int(entry >> 4)
    }
    var (word, first, place) = (0, 0, 0)
    let ahead = bits.peek(Self.mostBits)
    for length in 1...Self.mostBits {
      word |= (ahead >> (length - 1)) & 1
      let count = counts[length]
      if word - first < count {
        try bits.drop(length)
        return Int(symbols[place + word - first])
      }
      place += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .damaged("there is no such word of a code")
  }

  private static func reversed(_ word: Int, bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | (word >> $1) & 1 }
  }
}
