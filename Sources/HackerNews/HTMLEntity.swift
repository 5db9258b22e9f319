/// The character references that are decoded.
///
/// They are complete, known, and ended by `;`; all else stays as it is.
enum HTMLEntity {
  /// `text` with its references decoded once.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let found = reference(in: bytes[...], at: index) {
        result += Unicode.UTF8.encode(found.scalar) ?? .init()
        index = found.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The reference that begins at `start`, and where it ends.
  static func reference(
    in bytes: ArraySlice<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard bytes[start] == UInt8(ascii: "&") else { return nil }
    let rest = bytes[(start + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    let scalar = name.first == "#" ? number(name.dropFirst()) : named[name]
    return scalar.map { ($0, end + 1) }
  }

  /// `quot;`, `#x10FFFF;` and zeros in front of a number.
  private static let longest = 10

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  private static func number(_ text: Substring) -> Unicode.Scalar? {
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}
