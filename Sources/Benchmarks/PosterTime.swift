import Images

/// How long a poster takes from its bytes to the pixels of 24 × 18 cells, beside a copy of its pixels.
struct PosterTime {
  private static let pixels = 342 * 513

  func measurements(isQuick: Bool) throws -> [Measurement] {
    let jpeg = SamplePoster.jpeg
    let picture = try Picture(decoding: jpeg)
    guard picture.samples.count == 3 * Self.pixels else {
      throw Unmeasurable(description: "the poster has \(picture.samples.count) samples")
    }
    let png = PlainPNG.file(of: picture)
    guard try Picture(decoding: png) == picture else {
      throw Unmeasurable(description: "the PNG is another picture")
    }
    let box = try PictureSize(width: 24, height: 36)
    let rounds = isQuick ? 1 : 41
    var target = [UInt8](repeating: 0, count: picture.samples.count)
    let copying = Self.median(rounds) {
      target.withUnsafeMutableBytes { target in
        picture.samples.withUnsafeBytes { target.copyMemory(from: $0) }
      }
    }
    guard target == picture.samples else { throw Unmeasurable(description: "no copy was made") }
    return try [("JPEG", jpeg, 600.0), ("PNG", png, 600)].map { name, file, limit in
      let value = try Self.median(rounds) {
        let small = try Picture(decoding: file).scaled(to: box)
        guard small.size == box else { throw Unmeasurable(description: "it was not scaled") }
      }
      return Measurement(
        "a \(name) of 342 × 513 to cells, against a copy", value, "ns/pixel", ideal: copying,
        atMost: limit)
    }
  }

  /// Nanoseconds a pixel.
  private static func median(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var values: [Double] = []
    for _ in 0..<rounds {
      let began = ContinuousClock.now
      try work()
      values.append(began.duration(to: .now) / .nanoseconds(pixels))
    }
    return Bench.median(values)
  }
}
