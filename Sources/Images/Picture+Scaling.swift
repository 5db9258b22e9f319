extension Picture {
  /// This picture with another number of pixels.
  ///
  /// Each new pixel is the average light of the area it covers (a box filter in linear light), so
  /// that fine patterns keep their brightness. Enlarging repeats pixels.
  ///
  /// - Throws: `.cancelled` alone.
  public func scaled(to target: PictureSize) throws(ImageError) -> Picture {
    if target == size { return self }
    let (amounts, values) = (LinearLight.amounts, LinearLight.values)
    let across = Overlaps(sources: size.width, targets: target.width).all
    var result = [UInt8](repeating: 0, count: 3 * target.width * target.height)
    var row = [Float](repeating: 0, count: 3 * target.width)
    var sum = row
    var squeezed = -1
    let down = Overlaps(sources: size.height, targets: target.height).all
    for (number, part) in down.enumerated() {
      if squeezed != part.source {
        try checkCancellation()
        squeeze(row: part.source, by: across, amounts, into: &row)
        squeezed = part.source
      }
      for place in sum.indices { sum[place] += part.weight * row[place] }
      guard number + 1 == down.count || down[number + 1].target != part.target else { continue }
      let start = part.target * sum.count
      for place in sum.indices {
        result[start + place] = values[LinearLight.place(of: sum[place])]
        sum[place] = 0
      }
    }
    return Picture(size: target, samples: result) ?? self
  }

  private func squeeze(
    row: Int, by overlaps: [Overlaps.Overlap], _ amounts: [Float], into light: inout [Float]
  ) {
    for place in light.indices { light[place] = 0 }
    let start = 3 * size.width * row
    for overlap in overlaps {
      let (source, target) = (start + 3 * overlap.source, 3 * overlap.target)
      light[target] += overlap.weight * amounts[Int(samples[source])]
      light[target + 1] += overlap.weight * amounts[Int(samples[source + 1])]
      light[target + 2] += overlap.weight * amounts[Int(samples[source + 2])]
    }
  }
}

extension PictureSize {
  /// The largest size of the same shape that fits into a box; both sides 1 or more.
  ///
  /// The shape changes by what rounding to whole pixels takes.
  public func fitted(into box: PictureSize) -> PictureSize {
    let isWider = width * box.height >= height * box.width
    let (own, most, side) =
      isWider ? (width, box.width, height) : (height, box.height, width)
    let other = max(1, (side * most + own / 2) / own)
    return PictureSize(
      fittingWidth: isWider ? most : min(other, box.width),
      height: isWider ? min(other, box.height) : most)
  }

  /// A size inside another.
  private init(fittingWidth width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
