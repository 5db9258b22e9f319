/// A link that a terminal opens when its text is clicked (OSC 8).
public enum Hyperlink {
  /// The most bytes of an address, encoded, that are written.
  public static let mostBytes = 2000

  /// Wraps `text`, one line already safe and cut, into a link to `address`.
  ///
  /// Returns `text` alone where `enabled` is false, the address is not http or https, or is longer
  /// than `mostBytes`; bytes outside 0x21–0x7E are percent-encoded.
  public static func text(_ text: String, address: String, enabled: Bool) -> String {
    guard enabled, !text.isEmpty, !text.contains(where: \.isNewline), isWeb(address) else {
      return text
    }
    let encoded = encode(address)
    guard encoded.utf8.count <= mostBytes else { return text }
    return "\u{1B}]8;;\(encoded)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private static func isWeb(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  private static func encode(_ address: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in address.utf8.prefix(mostBytes + 1) {
      if (0x21...0x7E).contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%"
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
    return encoded
  }
}
