import Images
import Testing

@Suite struct PNGTests {
  /// A colour type with a depth, a size, and whether it is interlaced.
  static let kinds: [(color: UInt8, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16),
  ]
  static let sizes = [(1, 1), (2, 9), (5, 3), (8, 8), (13, 11)]

  private static func picture(_ png: WrittenPNG, over: Pixel = .black) throws -> Picture {
    try Picture(decodingHere: png.bytes, over: over)
  }

  @Test(arguments: kinds, [false, true])
  func `every kind of colour and depth is read`(
    kind: (color: UInt8, depth: Int), isInterlaced: Bool
  ) throws {
    for (width, height) in Self.sizes {
      let most = (1 << kind.depth) - 1
      // The last channel of types 4 and 6 hides all or nothing.
      let hasAlpha = kind.color >= 4
      let png = WrittenPNG(
        width: width, height: height, depth: kind.depth, color: kind.color,
        isInterlaced: isInterlaced
      ) { column, row, channel in
        if hasAlpha, channel == (kind.color == 4 ? 1 : 3) { return column == 1 ? 0 : most }
        return (column * 37 + row * 59 + channel * 101) * 257 & most
      }
      let picture = try Self.picture(png)
      #expect(picture.size == (try PictureSize(width: width, height: height)))
      for row in 0..<height {
        for column in 0..<width {
          let isColored = kind.color & 2 == 2
          let parts = (0..<3).map { channel -> UInt8 in
            if hasAlpha, column == 1 { return 0 }
            let sample = png.sample(column, row, isColored ? channel : 0)
            return UInt8((Double(sample) * 255 / Double(most)).rounded())
          }
          let pixel = Pixel(red: parts[0], green: parts[1], blue: parts[2])
          #expect(picture[row: row, column: column] == pixel, "\(column), \(row)")
        }
      }
    }
  }

  @Test(arguments: [1, 2, 4, 8])
  func `palettes are read, over a background where they say so`(depth: Int) throws {
    let png = WrittenPNG(
      width: 5, height: 3, depth: depth, color: 3,
      palette: [255, 0, 0, 10, 200, 30], transparency: [128]
    ) { column, row, _ in (column + row) % 2 }
    let picture = try Self.picture(png, over: Pixel(red: 0, green: 0, blue: 255))
    #expect(picture[row: 0, column: 0] == Pixel(red: 128, green: 0, blue: 127))
    #expect(picture[row: 0, column: 1] == Pixel(red: 10, green: 200, blue: 30))
    #expect(picture[row: 2, column: 4] == Pixel(red: 128, green: 0, blue: 127))
  }

  @Test func `one colour may be transparent`() throws {
    let blue = Pixel(red: 0, green: 0, blue: 255)
    let grey = WrittenPNG(
      width: 2, height: 1, depth: 4, color: 0, transparency: [0, 5]
    ) { column, _, _ in column == 0 ? 5 : 6 }
    #expect(try Self.picture(grey, over: blue)[row: 0, column: 0] == blue)
    #expect(
      try Self.picture(grey, over: blue)[row: 0, column: 1]
        == Pixel(red: 102, green: 102, blue: 102))
    let colored = WrittenPNG(
      width: 2, height: 1, depth: 8, color: 2, transparency: [0, 1, 0, 2, 0, 3]
    ) { column, _, channel in column + channel }
    #expect(
      try Self.picture(colored, over: blue).samples == [0, 1, 2, 0, 0, 255])
  }

  @Test func `codes of their own are read`() throws {
    let picture = try Picture(decodingHere: Samples.png)
    #expect(picture == Gradient.picture(width: 40, height: 30))
  }

  @Test func `a wrong sum is damage, unless nobody looks`() throws {
    var bytes = Samples.png
    bytes[bytes.count - 17] ^= 1  // in the sum of the data
    #expect(throws: ImageError.damaged("the sum of a part is wrong")) {
      try Picture(decodingHere: bytes)
    }
    #expect(try Picture(decodingHere: bytes, checksSums: false).size.width == 40)
  }

  @Test func `a colour that the palette lacks is damage`() throws {
    let png = WrittenPNG(width: 1, height: 1, depth: 8, color: 3, palette: [1, 2, 3]) { _, _, _ in
      1
    }
    #expect(throws: ImageError.damaged("a colour is missing")) { try Self.picture(png) }
    var without = png
    without.palette = []
    #expect(throws: ImageError.damaged("it has no colours")) { try Self.picture(without) }
  }

  @Test func `impossible colours, filters and parts are told`() throws {
    let three = WrittenPNG(width: 1, height: 1, depth: 3, color: 0) { _, _, _ in 0 }
    #expect(throws: ImageError.damaged("there are no such colours")) { try Self.picture(three) }
    var png = WrittenPNG(width: 1, height: 1) { _, _, _ in 0 }
    let critical = png.bytes.dropLast(12) + WrittenPNG.chunk("NEWS", [])
    #expect(throws: ImageError.unsupported("parts of an unknown kind")) {
      try Picture(decodingHere: Array(critical))
    }
    png.width = 9
    var bytes = png.bytes
    bytes[8 + 8 + 3] = 10  // the header says one column more than there is
    #expect(throws: ImageError.damaged("it ends early")) {
      try Picture(decodingHere: bytes, checksSums: false)
    }
  }
}
