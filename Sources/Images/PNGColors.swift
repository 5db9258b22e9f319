/// Turns the samples of a PNG into colours without transparency.
struct PNGColors {
  private let header: PNGHeader
  private let background: Pixel
  /// What the samples of a palette mean, already over the background.
  private let palette: [Pixel]
  /// The samples of the one colour that is transparent.
  private let hidden: [Int]?

  init(_ chunks: PNGChunks, background: Pixel) {
    header = chunks.header
    self.background = background
    let (values, alphas) = (chunks.palette, chunks.transparency)
    palette = (0..<values.count / 3).map { index in
      Pixel(red: values[3 * index], green: values[3 * index + 1], blue: values[3 * index + 2])
        .covering(background, alpha: index < alphas.count ? alphas[index] : 255)
    }
    let isKeyed = header.color == .grey || header.color == .rgb
    let mask = (1 << header.depth) - 1
    hidden =
      isKeyed && alphas.count == 2 * header.color.samples
      ? (0..<header.color.samples).map {
        (Int(alphas[2 * $0]) << 8 | Int(alphas[2 * $0 + 1])) & mask
      } : nil
  }

  /// Whether the bytes of a row are its colours.
  var areBytes: Bool { header.color == .rgb && header.depth == 8 && hidden == nil }

  /// The colour of a pixel of the row that begins at `start`.
  ///
  /// - Throws: `.damaged` where the palette does not have it.
  func pixel(_ index: Int, of rows: [UInt8], at start: Int) throws(ImageError) -> Pixel {
    let first = index * header.color.samples
    func sample(_ number: Int) -> Int { self.sample(first + number, of: rows, at: start) }
    switch header.color {
    case .palette:
      let number = sample(0)
      guard number < palette.count else { throw .damaged("a colour is missing") }
      return palette[number]
    case .grey:
      let grey = sample(0)
      if let hidden, hidden == [grey] { return background }
      return Pixel(grey: byte(grey))
    case .greyAlpha:
      return Pixel(grey: byte(sample(0))).covering(background, alpha: byte(sample(1)))
    case .rgb, .rgbAlpha:
      let parts = [sample(0), sample(1), sample(2)]
      if parts == hidden { return background }
      let pixel = Pixel(red: byte(parts[0]), green: byte(parts[1]), blue: byte(parts[2]))
      if header.color == .rgb { return pixel }
      return pixel.covering(background, alpha: byte(sample(3)))
    }
  }

  private func sample(_ index: Int, of rows: [UInt8], at start: Int) -> Int {
    switch header.depth {
    case 8: return Int(rows[start + index])
    case 16: return Int(rows[start + 2 * index]) << 8 | Int(rows[start + 2 * index + 1])
    default:
      let bit = index * header.depth
      let shift = 8 - header.depth - bit % 8
      return (Int(rows[start + bit / 8]) >> shift) & ((1 << header.depth) - 1)
    }
  }

  /// A sample in the range 0 to 255.
  private func byte(_ sample: Int) -> UInt8 {
    if header.depth == 8 { return UInt8(truncatingIfNeeded: sample) }
    let most = (1 << header.depth) - 1
    return UInt8((sample * 255 + most / 2) / most)
  }
}

extension Pixel {
  /// A grey.
  fileprivate init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }
}
