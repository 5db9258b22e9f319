/// One of the colours a JPEG is made of: how densely it is stored, and where.
struct JPEGComponent {
  let id: UInt8
  /// How many columns of blocks, and how many rows, belong to one unit of the picture; 1 to 4.
  let across: Int
  let down: Int
  /// Which table its values are multiplied by, 0 to 3.
  let tableNumber: Int

  /// Samples in a row, and rows of them.
  var width = 0
  var height = 0
  /// Blocks that are stored in a row, whole units.
  var storedColumns = 0
  /// Where its coefficients begin among those of all.
  var start = 0
  /// What its values are multiplied by, in rows of eight; set by its first scan.
  var table: [Int32]?

  /// Blocks that hold something, as a scan of this component alone has them.
  var columns: Int { (width + 7) / 8 }
  var rows: Int { (height + 7) / 8 }

  /// Where the coefficients of a block begin.
  func place(column: Int, row: Int) -> Int { start + 64 * (row * storedColumns + column) }
}
