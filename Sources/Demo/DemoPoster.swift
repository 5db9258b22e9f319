/// The poster of a sample film as a PNG: a sky, a sun and hills, in colours of its own.
struct DemoPoster {
  let file: [UInt8]

  init(film: Int, width: Int) {
    let height = width * 3 / 2
    var random = SplitMix64(seed: UInt64(film))
    func color() -> [Int] { (0..<3).map { _ in Int.random(in: 30...225, using: &random) } }
    let (top, bottom, sun, hill) = (color(), color(), color(), color())
    let centre = Int.random(in: 25...75, using: &random) * width / 100
    let radius = Int.random(in: 12...25, using: &random) * width / 100
    let slope = Int.random(in: 1...5, using: &random)
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (3 * width + 1))
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (dx, dy) = (x - centre, y - height / 3)
        let ridge = height * 2 / 3 + abs(x - centre) * slope / 8
        let pixel =
          y > ridge
          ? hill : dx * dx + dy * dy < radius * radius ? sun : Self.mix(top, bottom, y, height)
        rows += pixel.map { UInt8($0) }
      }
    }
    file = Self.png(width: width, height: height, rows: rows)
  }

  private static func mix(_ top: [Int], _ bottom: [Int], _ y: Int, _ height: Int) -> [Int] {
    zip(top, bottom).map { ($0 * (height - y) + $1 * y) / height }
  }

  private static func png(width: Int, height: Int, rows: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, 2, 0, 0, 0])
      + part("IDAT", stored(rows)) + part("IEND", [])
  }

  /// The bytes in the form of zlib, not made smaller.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let most = 65_535
    var output: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: most) {
      let block = bytes[start..<min(start + most, bytes.count)]
      let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
      output += [start + most >= bytes.count ? 1 : 0] + length + length.map { ~$0 } + block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return output + number(high << 16 | low)
  }

  private static func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return number(UInt32(content.count)) + named + number(~sum)
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
