/// Draws a picture from the coefficients of all its blocks.
struct JPEGDrawing {
  let frame: JPEGFrame
  let colors: JPEGColors
  let values: [Int16]

  func picture() throws(ImageError) -> Picture {
    let size = frame.size
    var planes: [JPEGPlane] = []
    for component in frame.components {
      planes.append(try JPEGPlane(of: component, in: frame, values: values))
    }
    var samples = [UInt8](repeating: 0, count: 3 * size.width * size.height)
    var rows = planes.map { _ in [UInt8](repeating: 0, count: size.width) }
    for row in 0..<size.height {
      try checkCancellation()
      for place in planes.indices { planes[place].spread(row: row, into: &rows[place]) }
      colors.write(rows, width: size.width, into: &samples, at: 3 * size.width * row)
    }
    guard let picture = Picture(size: size, samples: samples) else { throw .endsEarly }
    return picture
  }
}
