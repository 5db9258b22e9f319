/// Turns filtered rows back into samples.
///
/// Source: PNG specification, 9.
struct PNGFilter {
  /// Bytes of a row, without the one before it that tells its filter.
  let rowBytes: Int
  /// How far back the byte of the pixel before is.
  let distance: Int

  /// Undoes the filter of the row whose first byte is at `start`; the row above it is undone.
  ///
  /// - Parameters:
  ///   - rows: rows, each after the byte that tells its filter.
  ///   - start: the place of the first byte behind that.
  ///   - isFirst: whether nothing is above.
  /// - Throws: `.damaged` where there is no such filter.
  func undo(in rows: inout [UInt8], at start: Int, isFirst: Bool) throws(ImageError) {
    switch (rows[start - 1], isFirst) {
    case (0, _), (2, true): break
    case (1, _), (4, true): undoLeft(in: &rows, at: start)
    case (2, false): undoAbove(in: &rows, at: start)
    case (3, _): undoMean(in: &rows, at: start, isFirst: isFirst)
    case (4, false): undoNearest(in: &rows, at: start)
    default: throw .damaged("a row has no known filter")
    }
  }

  private func undoLeft(in rows: inout [UInt8], at start: Int) {
    guard rowBytes > distance else { return }
    for place in start + distance..<start + rowBytes { rows[place] &+= rows[place - distance] }
  }

  private func undoAbove(in rows: inout [UInt8], at start: Int) {
    let above = rowBytes + 1
    for place in start..<start + rowBytes { rows[place] &+= rows[place - above] }
  }

  private func undoMean(in rows: inout [UInt8], at start: Int, isFirst: Bool) {
    let above = rowBytes + 1
    for place in start..<start + rowBytes {
      let left = place - distance < start ? 0 : Int(rows[place - distance])
      let up = isFirst ? 0 : Int(rows[place - above])
      rows[place] &+= UInt8((left + up) / 2)
    }
  }

  /// The filter of Paeth, for a row with another above.
  private func undoNearest(in rows: inout [UInt8], at start: Int) {
    let above = rowBytes + 1
    for place in start..<start + min(distance, rowBytes) { rows[place] &+= rows[place - above] }
    guard rowBytes > distance else { return }
    for place in start + distance..<start + rowBytes {
      let left = Int(rows[place - distance])
      let up = Int(rows[place - above])
      let corner = Int(rows[place - above - distance])
      let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
      let toCorner = abs(left + up - 2 * corner)
      let nearest =
        toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      rows[place] &+= UInt8(truncatingIfNeeded: nearest)
    }
  }
}
