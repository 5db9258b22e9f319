/// What the service calls a poster: a file name behind one slash, such as `/abc.jpg`.
public struct PosterPath: Hashable, Sendable {
  /// The name with its slash.
  public let text: String

  /// A path that is a plain file name; nil for any other, since it becomes part of an address.
  public init?(_ text: String) {
    let name = text.utf8.dropFirst()
    let isPlain = name.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
      }
    }
    guard text.hasPrefix("/"), (1...200).contains(name.count), isPlain, !text.contains("..") else {
      return nil
    }
    self.text = text
  }
}
