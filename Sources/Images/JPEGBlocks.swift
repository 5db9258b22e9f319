/// Reads the coefficients of blocks out of the bits of a scan.
///
/// Source: JPEG specification (T.81), F.2.2 and G.1.2.
struct JPEGBlocks {
  var bits: JPEGBits
  let range: ClosedRange<Int>
  let shift: Int
  /// By component: the first coefficient of the block before.
  private var before = [Int](repeating: 0, count: 4)
  /// Blocks yet to come that bring nothing new in this scan.
  private var emptyBlocks = 0

  private static let zigzag = JPEGTables.zigzag
  private static let wrong = ImageError.damaged("a block has too many coefficients")

  init(bits: JPEGBits, scan: JPEGScan) {
    self.bits = bits
    range = scan.range
    shift = scan.shift
  }

  /// Begins anew behind restart marker `number`.
  mutating func restart(_ number: Int) throws(ImageError) {
    try bits.restart(number)
    before = [0, 0, 0, 0]
    emptyBlocks = 0
  }

  /// The first coefficient of a block, or its upper bits.
  mutating func readFirst(
    _ code: JPEGCode, component: Int, into values: inout [Int16], at start: Int
  ) throws(ImageError) {
    let count = try code.next(from: &bits)
    guard count < 16 else { throw Self.wrong }
    before[component] &+= bits.takeSigned(count)
    values[start] = Int16(truncatingIfNeeded: before[component] << shift)
  }

  /// One more bit of the first coefficient.
  mutating func refineFirst(in values: inout [Int16], at start: Int) {
    if bits.takeBit() == 1 { values[start] |= 1 << Int16(shift) }
  }

  /// All coefficients of a baseline block but the first.
  mutating func readRest(
    _ code: JPEGCode, into values: inout [Int16], at start: Int
  ) throws(ImageError) {
    var index = 1
    while index < 64 {
      let symbol = try code.next(from: &bits)
      let (zeros, count) = (symbol >> 4, symbol & 15)
      if count == 0 {
        guard zeros == 15 else { return }
        index += 16
        continue
      }
      index += zeros
      guard index < 64 else { throw Self.wrong }
      values[start + Self.zigzag[index]] = Int16(truncatingIfNeeded: bits.takeSigned(count))
      index += 1
    }
  }

  /// The upper bits of a range of coefficients.
  mutating func readRange(
    _ code: JPEGCode, into values: inout [Int16], at start: Int
  ) throws(ImageError) {
    if emptyBlocks > 0 { return emptyBlocks -= 1 }
    var index = range.lowerBound
    while index <= range.upperBound {
      let symbol = try code.next(from: &bits)
      let (zeros, count) = (symbol >> 4, symbol & 15)
      if count == 0 {
        guard zeros == 15 else { return emptyBlocks = (1 << zeros) - 1 + bits.take(zeros) }
        index += 16
        continue
      }
      index += zeros
      guard index <= range.upperBound else { throw Self.wrong }
      values[start + Self.zigzag[index]] = Int16(
        truncatingIfNeeded: bits.takeSigned(count) << shift)
      index += 1
    }
  }

  /// One more bit of a range of coefficients, among them some that were zero so far.
  mutating func refineRange(
    _ code: JPEGCode, in values: inout [Int16], at start: Int
  ) throws(ImageError) {
    var index = range.lowerBound
    while emptyBlocks == 0, index <= range.upperBound {
      let symbol = try code.next(from: &bits)
      let zeros = symbol >> 4
      var new: Int16 = 0
      switch symbol & 15 {
      case 0 where zeros < 15: emptyBlocks = 1 << zeros + bits.take(zeros)
      case 0: break
      case 1: new = bits.take(1) == 1 ? 1 << Int16(shift) : -1 << Int16(shift)
      default: throw Self.wrong
      }
      if emptyBlocks > 0 { break }
      index = refine(in: &values, at: start, from: index, passing: zeros)
      if new != 0 {
        guard index <= range.upperBound else { throw Self.wrong }
        values[start + Self.zigzag[index]] = new
      }
      index += 1
    }
    guard emptyBlocks > 0 else { return }
    _ = refine(in: &values, at: start, from: index, passing: 64)
    emptyBlocks -= 1
  }

  /// Adds a bit to what is not zero, up to the zero behind `zeros` others; returns its index.
  private mutating func refine(
    in values: inout [Int16], at start: Int, from first: Int, passing zeros: Int
  ) -> Int {
    let bit = Int16(1) << Int16(shift)
    var left = zeros
    for index in first...max(first, range.upperBound) where index <= range.upperBound {
      let place = start + Self.zigzag[index]
      let value = values[place]
      if value == 0 {
        if left == 0 { return index }
        left -= 1
      } else if bits.takeBit() == 1, value & bit == 0 {
        values[place] = value > 0 ? value &+ bit : value &- bit
      }
    }
    return range.upperBound + 1
  }
}
