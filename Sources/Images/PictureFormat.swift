/// What kind of picture some bytes are, told by the first of them, never by a name or a header.
public enum PictureFormat: Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG, with or without JFIF or EXIF.
  case jpeg

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The format of `bytes`; nil for anything else.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: Self.pngSignature) {
      self = .png
    } else if bytes.starts(with: Self.jpegSignature) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
