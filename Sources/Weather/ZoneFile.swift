/// A file of the zone database in its binary form (RFC 9636).
struct ZoneFile {
  let rules: ZoneRules

  private struct Counts {
    var universal: Int
    var standard: Int
    var leaps: Int
    var starts: Int
    var kinds: Int
    var letters: Int

    func size(ofTime width: Int) -> Int {
      starts * (width + 1) + kinds * 6 + letters + leaps * (width + 4) + standard + universal
    }
  }

  /// The rules in a file, or `nil` for anything that is none.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard let first = Self.header(&rest) else { return nil }
    var (counts, width) = (first.counts, 4)
    if first.version >= UInt8(ascii: "2") {
      guard rest.count >= counts.size(ofTime: 4) else { return nil }
      rest = rest.dropFirst(counts.size(ofTime: 4))
      guard let second = Self.header(&rest) else { return nil }
      (counts, width) = (second.counts, 8)
    }
    guard rest.count >= counts.size(ofTime: width), counts.kinds > 0,
      var rules = Self.rules(counts, width: width, in: rest)
    else { return nil }
    if width == 8 {
      let footer = rest.dropFirst(counts.size(ofTime: 8)).split(separator: UInt8(ascii: "\n")).first
      rules.rest = footer.flatMap { ZoneFormula(String(decoding: $0, as: UTF8.self)) }
    }
    self.rules = rules
  }

  /// Takes a header from the front.
  private static func header(_ rest: inout ArraySlice<UInt8>) -> (version: UInt8, counts: Counts)? {
    let head = Array(rest.prefix(44))
    guard head.count == 44, head.starts(with: "TZif".utf8) else { return nil }
    rest = rest.dropFirst(44)
    let numbers = (0..<6).map { number(head[(20 + $0 * 4)...].prefix(4)) }
    guard numbers.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    let counts = Counts(
      universal: numbers[0], standard: numbers[1], leaps: numbers[2], starts: numbers[3],
      kinds: numbers[4], letters: numbers[5])
    return (head[4], counts)
  }

  private static func rules(
    _ counts: Counts, width: Int, in block: ArraySlice<UInt8>
  ) -> ZoneRules? {
    var rest = block
    var starts: [Int] = []
    for _ in 0..<counts.starts { starts.append(number(take(width, from: &rest))) }
    let kinds = take(counts.starts, from: &rest).map(Int.init)
    var offsets: [Int] = []
    for _ in 0..<counts.kinds { offsets.append(number(take(6, from: &rest).prefix(4))) }
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      kinds.allSatisfy({ $0 < offsets.count }),
      offsets.allSatisfy({ (-93_600...93_600).contains($0) })
    else { return nil }
    return ZoneRules(
      starts: starts, offsets: kinds.map { offsets[$0] }, earliest: offsets[0], rest: nil)
  }

  private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A number of 4 or 8 bytes with its sign, the high byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    let bits = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return bytes.count == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(truncatingIfNeeded: bits)
  }
}
