/// The pixels of a picture, without transparency.
public struct Picture: Equatable, Sendable {
  /// Width and height.
  public let size: PictureSize
  /// Red, green and blue of each pixel, row by row from the top, in the values of sRGB.
  public let samples: [UInt8]

  /// A picture of `samples`; nil unless there are three for each pixel.
  public init?(size: PictureSize, samples: [UInt8]) {
    guard samples.count == 3 * size.width * size.height else { return nil }
    self.size = size
    self.samples = samples
  }

  /// The colour of a pixel inside the picture, both counted from 0.
  public subscript(row row: Int, column column: Int) -> Pixel {
    let place = 3 * (row * size.width + column)
    return Pixel(red: samples[place], green: samples[place + 1], blue: samples[place + 2])
  }
}
