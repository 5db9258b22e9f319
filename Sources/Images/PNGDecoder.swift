/// Decodes PNG files.
struct PNGDecoder {
  let background: Pixel
  /// Whether wrong check sums are damage.
  let checksSums: Bool

  /// The most bytes that the rows may take, before they become pixels.
  private static let mostBytes = 64 << 20

  func picture(of file: [UInt8]) throws(ImageError) -> Picture {
    let chunks = try PNGChunks(of: file, checksSums: checksSums)
    let header = chunks.header
    let passes = PNGPass.all(of: header)
    let count = passes.reduce(0) { $0 + $1.rows * (1 + header.bytes(pixels: $1.columns)) }
    guard count <= Self.mostBytes else { throw .unsupported("so many bytes") }
    var rows = try Inflate.unpack(chunks.data, count: count)
    var samples = [UInt8](repeating: 0, count: 3 * header.size.width * header.size.height)
    let colors = PNGColors(chunks, background: background)
    var start = 0
    for pass in passes {
      let rowBytes = header.bytes(pixels: pass.columns)
      let filter = PNGFilter(rowBytes: rowBytes, distance: header.filterDistance)
      for row in 0..<pass.rows {
        try checkCancellation()
        try filter.undo(in: &rows, at: start + 1, isFirst: row == 0)
        try Self.put(
          row, of: pass, from: rows, at: start + 1, width: header.size.width, colors, in: &samples)
        start += 1 + rowBytes
      }
    }
    guard let picture = Picture(size: header.size, samples: samples) else { throw .endsEarly }
    return picture
  }

  private static func put(
    _ row: Int, of pass: PNGPass, from rows: [UInt8], at start: Int, width: Int,
    _ colors: PNGColors, in samples: inout [UInt8]
  ) throws(ImageError) {
    var place = 3 * ((pass.firstRow + row * pass.rowStep) * width + pass.firstColumn)
    if colors.areBytes, pass.columnStep == 1 {
      for byte in start..<start + 3 * pass.columns {
        samples[place] = rows[byte]
        place += 1
      }
      return
    }
    for column in 0..<pass.columns {
      let pixel = try colors.pixel(column, of: rows, at: start)
      samples[place] = pixel.red
      samples[place + 1] = pixel.green
      samples[place + 2] = pixel.blue
      place += 3 * pass.columnStep
    }
  }
}
