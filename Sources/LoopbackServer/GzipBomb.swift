/// A gzip stream that unpacks to at least `unpackedBytes` bytes, all zero.
///
/// One deflate block with the fixed codes (RFC 1951, 3.2.6): a literal 0, then matches of 258 bytes at
/// distance 1. A match takes 13 bits, so the stream repeats itself every 13 bytes. The check sum is left out:
/// who reads as far as that has lost already.
func gzipBomb(unpackedBytes: Int) -> [UInt8] {
  let rounds = max(1, (unpackedBytes - 1) / (8 * 258) + 1)
  let lastBlockWithFixedCodes: [UInt8] = [1, 1, 0]
  let literal: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0]
  let match: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
  let endOfBlock = [UInt8](repeating: 0, count: 7)
  let eightMatches = Array(repeatElement(match, count: 8).joined())
  // A first byte, then rounds of 13 bytes that each begin three bits into a match.
  let start = lastBlockWithFixedCodes + literal
  let beginning = start + eightMatches
  let first = packed(Array(beginning[..<8]))
  let round = packed(Array((start + eightMatches + eightMatches)[8..<112]))
  let rest = packed(Array(beginning[112...]) + endOfBlock)
  let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  let checkSumAndSize = [UInt8](repeating: 0, count: 8)
  return head + first + Array(repeatElement(round, count: rounds).joined()) + rest + checkSumAndSize
}

/// Bits to bytes, the first bit lowest, padded with zeros.
private func packed(_ bits: [UInt8]) -> [UInt8] {
  stride(from: 0, to: bits.count, by: 8).map { start in
    bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { $0 | $1.element << $1.offset }
  }
}
