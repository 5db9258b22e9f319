import Images

/// The picture of `Samples`: red grows to the right, green downwards, blue is the same everywhere.
enum Gradient {
  static func picture(width: Int, height: Int) -> Picture? {
    guard let size = try? PictureSize(width: width, height: height) else { return nil }
    var samples: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        samples += [UInt8(255 * column / (width - 1)), UInt8(255 * row / (height - 1)), 128]
      }
    }
    return Picture(size: size, samples: samples)
  }
}

extension Picture {
  /// How far the samples of two pictures of one size are apart, on the average and at most.
  func distance(to other: Picture) -> (mean: Double, most: Int) {
    let distances = zip(samples, other.samples).map { abs(Int($0) - Int($1)) }
    let sum = distances.reduce(0, +)
    return (Double(sum) / Double(max(1, distances.count)), distances.max() ?? 0)
  }
}
