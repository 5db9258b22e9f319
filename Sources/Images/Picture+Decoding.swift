extension Picture {
  /// The picture that the bytes of a PNG or JPEG file hold.
  ///
  /// PNG of every colour type and depth, interlaced or not; JPEG baseline and progressive, grey,
  /// YCbCr, RGB, CMYK or YCCK. What turns or colours it further (EXIF, colour profiles, gamma) is
  /// ignored. Where the system brings ImageIO, that decodes; the limits are the same. Work ends
  /// soon after the task was cancelled.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; what follows the end of the picture is ignored.
  ///   - background: what is seen through transparent pixels.
  /// - Throws: `ImageError`; a file that was cut off is `.damaged`.
  public init(decoding bytes: [UInt8], over background: Pixel = .black) throws(ImageError) {
    #if canImport(ImageIO)
    self = try SystemDecoder.picture(of: bytes, over: background)
    #else
    self = try Picture(decodingHere: bytes, over: background)
    #endif
  }

  /// As `init(decoding:over:)`, by the decoders of this package wherever it runs.
  ///
  /// `checksSums` is whether the sums of a PNG must be right; only tests do without.
  package init(
    decodingHere bytes: [UInt8], over background: Pixel = .black, checksSums: Bool = true
  ) throws(ImageError) {
    switch PictureFormat(of: bytes) {
    case .png:
      self = try PNGDecoder(background: background, checksSums: checksSums).picture(of: bytes)
    case .jpeg: self = try JPEGDecoder(bytes).picture()
    case nil: throw .unknownFormat
    }
  }
}

/// - Throws: `.cancelled` where the task is.
func checkCancellation() throws(ImageError) {
  if Task.isCancelled { throw .cancelled }
}
