/// A prefix code of JPEG.
///
/// Source: JPEG specification (T.81), annex C.
struct JPEGCode {
  /// Words up to so many bits are looked up at once.
  private static let quickBits = 9

  /// By the next bits: the length of the word times 256, and its symbol; 0 where it is longer.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  /// By length: the last word, -1 where there is none.
  private var lastWords = [Int](repeating: -1, count: 17)
  /// By length: what to add to a word for the place of its symbol.
  private var offsets = [Int](repeating: 0, count: 17)
  private let symbols: [UInt8]

  /// - Parameters:
  ///   - counts: how many words there are of 1 to 16 bits.
  ///   - symbols: in the order of their words, as many as `counts` say.
  /// - Throws: `.damaged` where there are more words than fit.
  init(counts: [Int], symbols: [UInt8]) throws(ImageError) {
    self.symbols = symbols
    var word = 0
    var place = 0
    for length in 1...16 {
      let count = counts[length - 1]
      guard word + count <= 1 << length, place + count <= symbols.count else {
        throw .damaged("a code has too many words")
      }
      offsets[length] = place - word
      if count > 0 { lastWords[length] = word + count - 1 }
      for _ in 0..<count {
        lookUp(word, length: length, symbol: symbols[place])
        word += 1
        place += 1
      }
      word <<= 1
    }
  }

  private mutating func lookUp(_ word: Int, length: Int, symbol: UInt8) {
    guard length <= Self.quickBits else { return }
    let first = word << (Self.quickBits - length)
    for entry in first..<first + 1 << (Self.quickBits - length) {
      quick[entry] = UInt16(length) << 8 | UInt16(symbol)
    }
  }

  /// The symbol of the next word; 32 bits behind it are ready afterwards.
  ///
  /// - Throws: `.damaged` where there is no such word.
  func next(from bits: inout JPEGBits) throws(ImageError) -> Int {
    bits.fill()
    let entry = Int(quick[bits.peek(Self.quickBits)])
    if entry != 0 {
      bits.drop(entry >> 8)
      return entry & 0xFF
    }
    for length in Self.quickBits + 1...16 {
      let word = bits.peek(length)
      guard word <= lastWords[length] else { continue }
      bits.drop(length)
      let place = word + offsets[length]
      guard symbols.indices.contains(place) else { break }
      return Int(symbols[place])
    }
    throw .damaged("there is no such word of a code")
  }
}
