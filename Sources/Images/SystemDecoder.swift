#if canImport(ImageIO)
import CoreFoundation
import CoreGraphics
import ImageIO

/// Decodes by ImageIO, which Apple's systems bring.
enum SystemDecoder {
  static func picture(
    of bytes: [UInt8], over background: Pixel
  ) throws(ImageError) -> Picture {
    let size = try PictureSize(of: bytes)
    try checkCancellation()
    guard let data = CFDataCreate(nil, bytes, bytes.count),
      let source = CGImageSourceCreateWithData(data, nil),
      CGImageSourceGetStatus(source) == .statusComplete,
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
      image.width == size.width, image.height == size.height
    else { throw .damaged("the system cannot read it") }
    guard let samples = draw(image, size: size, over: background),
      let picture = Picture(size: size, samples: samples)
    else { throw .damaged("the system cannot draw it") }
    return picture
  }

  private static func draw(
    _ image: CGImage, size: PictureSize, over background: Pixel
  ) -> [UInt8]? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    let count = size.width * size.height
    let filling = [background.red, background.green, background.blue, 255]
    var pixels = (0..<4 * count).map { filling[$0 % 4] }
    let isDrawn = pixels.withUnsafeMutableBytes { memory in
      guard
        let context = CGContext(
          data: memory.baseAddress, width: size.width, height: size.height, bitsPerComponent: 8,
          bytesPerRow: 4 * size.width, space: space,
          bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      return true
    }
    guard isDrawn else { return nil }
    return (0..<3 * count).map { pixels[$0 / 3 * 4 + $0 % 3] }
  }
}
#endif
