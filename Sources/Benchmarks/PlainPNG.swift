import Images

/// Writes a PNG without making it smaller; each row as the difference to its left neighbours.
enum PlainPNG {
  static func file(of picture: Picture) -> [UInt8] {
    let size = picture.size
    var rows: [UInt8] = []
    for row in 0..<size.height {
      rows.append(1)
      for column in 0..<3 * size.width {
        let place = 3 * size.width * row + column
        rows.append(picture.samples[place] &- (column < 3 ? 0 : picture.samples[place - 3]))
      }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", number(size.width) + number(size.height) + [8, 2, 0, 0, 0])
      + part("IDAT", packed(rows)) + part("IEND", [])
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let most = 65_535
    var packed: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: most) {
      let block = bytes[start..<min(start + most, bytes.count)]
      let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
      packed += [start + most >= bytes.count ? 1 : 0] + length + length.map { ~$0 } + block
    }
    return packed + [0, 0, 0, 0]
  }

  private static func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return number(content.count) + named + number(Int(~sum))
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
