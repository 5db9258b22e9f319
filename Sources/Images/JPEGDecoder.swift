/// Decodes baseline, extended sequential and progressive JPEG files of 8 bits, coded by Huffman.
struct JPEGDecoder {
  private var segments: JPEGSegments
  private let file: [UInt8]
  private var tables = JPEGTables()
  private var frame: JPEGFrame?
  /// The coefficients of all blocks.
  private var values: [Int16] = []
  private var scans = 0

  /// The most scans, each of which may go through the whole picture.
  private static let mostScans = 64

  init(_ file: [UInt8]) {
    self.file = file
    segments = JPEGSegments(file)
  }

  consuming func picture() throws(ImageError) -> Picture {
    while true {
      try checkCancellation()
      let segment = try segments.next()
      if segment.marker == 0xD9 { break }
      if segment.isFrame {
        try begin(JPEGFrame(marker: segment.marker, segment.content))
      } else if segment.marker == 0xDA {
        try read(segment.content)
      } else {
        try tables.take(segment)
      }
    }
    guard let frame else { throw .damaged("it has no size") }
    let colors = JPEGColors(of: frame.components, tables: tables)
    return try JPEGDrawing(frame: frame, colors: colors, values: values).picture()
  }

  private mutating func begin(_ frame: JPEGFrame) throws(ImageError) {
    guard self.frame == nil else { throw .damaged("it has two sizes") }
    // A block takes a bit at least: nothing is allocated for a lie.
    guard frame.coefficients / 64 <= 8 * file.count else { throw .endsEarly }
    self.frame = frame
    values = [Int16](repeating: 0, count: frame.coefficients)
  }

  private mutating func read(_ content: [UInt8]) throws(ImageError) {
    guard var frame else { throw .damaged("it has no size") }
    scans += 1
    guard scans <= Self.mostScans else { throw .unsupported("so many scans") }
    let scan = try JPEGScan(content, of: frame)
    for part in scan.parts where frame.components[part.component].table == nil {
      let number = frame.components[part.component].tableNumber
      guard let table = tables.multipliers[number] else { throw .damaged("a table is missing") }
      frame.components[part.component].table = table
    }
    self.frame = frame
    var reading = try JPEGScanReading(
      scan, of: frame, tables: tables, bits: JPEGBits(file, from: segments.position))
    try reading.read(into: &values)
    segments.skip(to: reading.position)
  }
}
