/// Writes baseline JPEG files of plain blocks of 8 × 8 samples, of any density and order.
struct WrittenJPEG {
  struct Component {
    var id: UInt8
    var across = 1
    var down = 1
    /// The sample that fills a block, by its column and row.
    var sample: (_ column: Int, _ row: Int) -> Int
  }

  var width: Int
  var height: Int
  var components: [Component]
  /// Units between two restart markers.
  var restartInterval = 0
  /// Whether each component has a scan of its own.
  var isApart = false
  /// What the Adobe marker says; none without.
  var adobeTransform: UInt8?

  private var densest: (across: Int, down: Int) {
    (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let adobeTransform {
      bytes += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobeTransform])
    }
    bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let frame: [[UInt8]] = components.map { [$0.id, UInt8($0.across << 4 | $0.down), 0] }
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    bytes += Self.segment(0xC0, [8] + size + [UInt8(components.count)] + frame.joined())
    // First coefficients: twelve words of four bits. Others: the one word that ends a block.
    bytes += Self.segment(
      0xC4, [0, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + (0..<12).map { UInt8($0) })
    bytes += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    if restartInterval > 0 { bytes += Self.segment(0xDD, [0, UInt8(restartInterval)]) }
    for part in isApart ? components.map({ [$0] }) : [components] {
      let named: [[UInt8]] = part.map { [$0.id, 0] }
      bytes += Self.segment(0xDA, [UInt8(part.count)] + named.joined() + [0, 63, 0])
      bytes += scan(of: part)
    }
    return bytes + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  private func scan(of parts: [Component]) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: [UInt8] = []
    var before = [Int](repeating: 0, count: parts.count)
    for (number, unit) in units(of: parts).enumerated() {
      if restartInterval > 0, number > 0, number % restartInterval == 0 {
        bytes += Self.packed(bits) + [0xFF, 0xD0 + UInt8((number / restartInterval - 1) & 7)]
        bits = []
        before = before.map { _ in 0 }
      }
      for (place, column, row) in unit {
        let value = 8 * (parts[place].sample(column, row) - 128)
        bits += Self.bits(value - before[place]) + [0]
        before[place] = value
      }
    }
    return bytes + Self.packed(bits)
  }

  /// The blocks of each unit: number of the component, column, row.
  private func units(of parts: [Component]) -> [[(Int, Int, Int)]] {
    func count(_ side: Int, _ own: Int, of most: Int, _ size: Int) -> Int {
      ((side * own + most - 1) / most + size - 1) / size
    }
    let isAlone = parts.count == 1
    let first = parts[0]
    let columns = isAlone ? first.across : densest.across
    let rows = isAlone ? first.down : densest.down
    let across = count(width, columns, of: densest.across, isAlone ? 8 : 8 * columns)
    let down = count(height, rows, of: densest.down, isAlone ? 8 : 8 * rows)
    return (0..<across * down).map { unit in
      let (column, row) = (unit % across, unit / across)
      if isAlone { return [(0, column, row)] }
      return parts.enumerated().flatMap { place, part in
        (0..<part.across * part.down).map { block in
          (
            place, column * part.across + block % part.across,
            row * part.down + block / part.across
          )
        }
      }
    }
  }

  private static func bits(_ difference: Int) -> [UInt8] {
    let magnitude = abs(difference)
    let count = Int.bitWidth - magnitude.leadingZeroBitCount
    let value = difference < 0 ? difference + (1 << count) - 1 : difference
    return (0..<4).reversed().map { UInt8((count >> $0) & 1) }
      + (0..<count).reversed().map { UInt8((value >> $0) & 1) }
  }

  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    let whole = bits + [UInt8](repeating: 1, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: whole.count, by: 8).flatMap { start -> [UInt8] in
      let byte = whole[start..<start + 8].reduce(0) { $0 << 1 | $1 }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}
