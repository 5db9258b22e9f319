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
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else {
      throw .unsupported("colours on a system without sRGB")
    }
    var pixels = [UInt8](repeating: 255, count: 4 * size.width * size.height)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      pixels[place] = background.red
      pixels[place + 1] = background.green
      pixels[place + 2] = background.blue
    }
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
    let samples = pixels.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    guard isDrawn, let picture = Picture(size: size, samples: samples) else {
      throw .damaged("the system cannot draw it")
    }
    return picture
  }
}
#endif
