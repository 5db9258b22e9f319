public import Images
public import Terminal

/// A picture as cells of two pixels each, one above the other.
public struct HalfBlocks: Equatable, Sendable {
  /// The look of each cell, row by row; every cell is `▀`.
  public let cells: [[PixelPair]]

  /// A picture whose rows are taken in pairs; the last one alone is there twice.
  public init(_ picture: Picture, colors: PosterColors) {
    let size = picture.size
    cells = stride(from: 0, to: size.height, by: 2).map { row in
      (0..<size.width).map { column in
        let lower = min(row + 1, size.height - 1)
        return PixelPair(
          upper: colors.color(of: picture[row: row, column: column]),
          lower: colors.color(of: picture[row: lower, column: column]))
      }
    }
  }

  /// The cells as text; each row ends in the terminal's own look.
  public var lines: [String] {
    cells.map { row in
      var line = ""
      var before: PixelPair?
      for pair in row {
        if pair != before { line += "\u{1B}[\(pair.parameters)m" }
        line += "▀"
        before = pair
      }
      return line + "\u{1B}[0m"
    }
  }
}

extension PosterColors {
  func color(of pixel: Pixel) -> PixelColor {
    switch self {
    case .all: .rgb(pixel.red, pixel.green, pixel.blue)
    case .palette: .palette(Self.nearest(to: pixel))
    }
  }

  /// The number of the nearest colour of the cube or of the greys.
  ///
  /// Source: xterm's 256colres.pl: the cube has 0, 95, 135, …, 255; greys are 8, 18, …, 238.
  private static func nearest(to pixel: Pixel) -> UInt8 {
    let parts = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let grey = min(max(0, (parts.reduce(0, +) / 3 - 3) / 10), 23)
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let level = 8 + 10 * grey
    if distance([level, level, level]) < distance(cube) { return UInt8(232 + grey) }
    return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }
}
