/// Every so many pixels of a picture: the whole of it, or one of the seven passes of Adam7.
///
/// Source: PNG specification, 8.2.
struct PNGPass {
  var firstColumn = 0
  var firstRow = 0
  var columnStep = 1
  var rowStep = 1
  let columns: Int
  let rows: Int

  /// In the order in which they come; none is empty.
  static func all(of header: PNGHeader) -> [PNGPass] {
    let size = header.size
    guard header.isInterlaced else { return [PNGPass(columns: size.width, rows: size.height)] }
    let places = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return places.compactMap { column, row, columnStep, rowStep in
      guard column < size.width, row < size.height else { return nil }
      return PNGPass(
        firstColumn: column, firstRow: row, columnStep: columnStep, rowStep: rowStep,
        columns: (size.width - column + columnStep - 1) / columnStep,
        rows: (size.height - row + rowStep - 1) / rowStep)
    }
  }
}
