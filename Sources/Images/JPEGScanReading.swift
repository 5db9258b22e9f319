/// Goes through the blocks of one scan.
///
/// Source: JPEG specification (T.81), A.2 and E.2.
struct JPEGScanReading {
  /// One component of the scan, with its codes.
  private struct Part {
    let number: Int
    let component: JPEGComponent
    let firstCode: JPEGCode?
    let code: JPEGCode?
  }

  private let scan: JPEGScan
  private let frame: JPEGFrame
  private let parts: [Part]
  private let restartInterval: Int
  private var blocks: JPEGBlocks

  init(
    _ scan: JPEGScan, of frame: JPEGFrame, tables: JPEGTables, bits: JPEGBits
  ) throws(ImageError) {
    self.scan = scan
    self.frame = frame
    parts = scan.parts.map { part in
      Part(
        number: part.component, component: frame.components[part.component],
        firstCode: tables.firstCodes[part.firstCode], code: tables.codes[part.code])
    }
    restartInterval = tables.restartInterval
    blocks = JPEGBlocks(bits: bits, scan: scan)
    let needsFirst = scan.range.lowerBound == 0 && !scan.isRefining
    let needsRest = scan.range.upperBound > 0
    for part in parts where needsFirst && part.firstCode == nil || needsRest && part.code == nil {
      throw .damaged("a code is missing")
    }
  }

  /// Where the bytes behind the scan begin.
  var position: Int { blocks.bits.position }

  /// Reads all blocks.
  ///
  /// - Throws: `.damaged` where the bits are wrong or end early; `.cancelled`.
  mutating func read(into values: inout [Int16]) throws(ImageError) {
    let only = parts.count == 1 ? parts[0].component : nil
    let columns = only?.columns ?? frame.units.across
    let rows = only?.rows ?? frame.units.down
    var unit = 0
    for row in 0..<rows {
      try checkCancellation()
      for column in 0..<columns {
        if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
          try blocks.restart((unit / restartInterval - 1) & 7)
        }
        do throws(ImageError) {
          try readUnit(column: column, row: row, into: &values)
        } catch {
          throw blocks.bits.isOverrun ? .endsEarly : error
        }
        if blocks.bits.isOverrun { throw .endsEarly }
        unit += 1
      }
    }
  }

  private mutating func readUnit(
    column: Int, row: Int, into values: inout [Int16]
  ) throws(ImageError) {
    if parts.count == 1 { return try read(parts[0], column: column, row: row, into: &values) }
    for part in parts {
      let (across, down) = (part.component.across, part.component.down)
      for below in 0..<down {
        for beside in 0..<across {
          try read(
            part, column: column * across + beside, row: row * down + below, into: &values)
        }
      }
    }
  }

  @inline(__always)
  private mutating func read(
    _ part: Part, column: Int, row: Int, into values: inout [Int16]
  ) throws(ImageError) {
    let start = part.component.place(column: column, row: row)
    if scan.range.lowerBound == 0 {
      if scan.isRefining {
        blocks.refineFirst(in: &values, at: start)
      } else if let code = part.firstCode {
        try blocks.readFirst(code, component: part.number, into: &values, at: start)
      }
    }
    guard scan.range.upperBound > 0, let code = part.code else { return }
    if scan.range.lowerBound == 0 {
      try blocks.readRest(code, into: &values, at: start)
    } else if scan.isRefining {
      try blocks.refineRange(code, in: &values, at: start)
    } else {
      try blocks.readRange(code, into: &values, at: start)
    }
  }
}
