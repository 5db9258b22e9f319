/// Why bytes did not become a picture.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The task was cancelled; says nothing about the picture.
  case cancelled
  /// The first bytes are neither those of a PNG nor those of a JPEG.
  case unknownFormat
  /// A picture of a rare kind, such as one with 12 bits a sample.
  case unsupported(String)
  /// Width or height is 0 or more than is read.
  case badSize(width: Int, height: Int)
  /// Not what the format demands; a file that ends early is such a one.
  case damaged(String)

  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .unknownFormat: "this is neither a PNG nor a JPEG picture"
    case .unsupported(let what): "pictures with \(what) are not read"
    case .badSize(let width, let height): "a picture of \(width)×\(height) pixels is not read"
    case .damaged(let what): "the picture is damaged: \(what)"
    }
  }

  static let endsEarly = ImageError.damaged("it ends early")
}
