/// Writes PNG files of every kind, packed without being made smaller.
struct WrittenPNG {
  var width: Int
  var height: Int
  var depth = 8
  /// The number of the colour type.
  var color: UInt8 = 2
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// The filters of the rows, in turn.
  var filters = [0, 1, 2, 3, 4]
  /// Sample number `channel` of a pixel, of `depth` bits.
  var sample: (_ column: Int, _ row: Int, _ channel: Int) -> Int

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1 }

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      Self.number(width) + Self.number(height)
      + [UInt8(depth), color, 0, 0, isInterlaced ? 1 : 0]
    bytes += Self.chunk("IHDR", header)
    if !palette.isEmpty { bytes += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += Self.chunk("tRNS", transparency) }
    let data = Self.packed(rows)
    bytes += Self.chunk("IDAT", Array(data.prefix(7)))
    bytes += Self.chunk("teXt", Array("left out".utf8))
    bytes += Self.chunk("IDAT", Array(data.dropFirst(7)))
    return bytes + Self.chunk("IEND", [])
  }

  /// One part of the file, with its length and its sum.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return number(content.count) + named + number(Int(~sum))
  }

  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A zlib stream of stored blocks.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 1000) {
      let block = bytes[start..<min(start + 1000, bytes.count)]
      let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
      packed += [start + 1000 >= bytes.count ? 1 : 0] + length + length.map { ~$0 } + block
    }
    return packed + [0, 0, 0, 0]
  }

  /// Column and row at which a pass begins, and the steps to the next.
  private var passes: [(Int, Int, Int, Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
  }

  private var rows: [UInt8] {
    var all: [UInt8] = []
    for (left, top, across, down) in passes where left < width && top < height {
      var above: [UInt8] = []
      for row in stride(from: top, to: height, by: down) {
        let plain = packedRow(row, stride(from: left, to: width, by: across))
        let filter = filters[row % filters.count]
        all += [UInt8(filter)] + filtered(plain, above: above, by: filter)
        above = plain
      }
    }
    return all
  }

  private func packedRow(_ row: Int, _ columns: StrideTo<Int>) -> [UInt8] {
    var bits: [UInt8] = []
    for column in columns {
      for channel in 0..<channels {
        let value = sample(column, row, channel)
        bits += (0..<depth).reversed().map { UInt8((value >> $0) & 1) }
      }
    }
    bits += Array(repeating: 0, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], by filter: Int) -> [UInt8] {
    let distance = max(1, channels * depth / 8)
    return row.indices.map { place in
      let left = place < distance ? 0 : Int(row[place - distance])
      let up = above.isEmpty ? 0 : Int(above[place])
      let corner = place < distance || above.isEmpty ? 0 : Int(above[place - distance])
      let nearest = [left, up, corner].enumerated().min {
        (abs(left + up - corner - $0.element), $0.offset)
          < (abs(left + up - corner - $1.element), $1.offset)
      }
      let guess = [0, left, up, (left + up) / 2, nearest?.element ?? 0][filter]
      return row[place] &- UInt8(guess)
    }
  }
}
