/// A tag with its name and what stands up to the next `>`.
///
/// A `<` that begins none, or none that ends, is text.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isEnd: Bool
  /// Behind the `>`.
  let end: Int
  private let rest: ArraySlice<UInt8>

  /// The tag that begins at `start`.
  ///
  /// A further `<` ends the search, so that all searches together read each byte a fixed number of times.
  init?(in bytes: ArraySlice<UInt8>, at start: Int) {
    guard bytes[start] == UInt8(ascii: "<") else { return nil }
    let inside = bytes[(start + 1)...]
    guard
      let stop = inside.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
      bytes[stop] == UInt8(ascii: ">")
    else { return nil }
    var body = inside[..<stop]
    isEnd = body.first == UInt8(ascii: "/")
    if isEnd { body = body.dropFirst() }
    let nameBytes = body.prefix { Self.isLetterOrDigit($0) }
    guard let first = nameBytes.first, !(0x30...0x39).contains(first) else { return nil }
    name = String(decoding: nameBytes.prefix(12), as: UTF8.self).lowercased()
    rest = body[nameBytes.endIndex...]
    end = stop + 1
  }

  /// The value of an attribute whose name is given in lower case, its character references decoded.
  func attribute(_ name: String) -> String? {
    let key = Array(name.utf8) + [UInt8(ascii: "=")]
    let start = rest.indices.first { index in
      rest[index] <= 0x20
        && rest[(index + 1)...].prefix(key.count).elementsEqual(key) { $0 | 0x20 == $1 | 0x20 }
    }
    guard let start else { return nil }
    let value = rest[(start + 1 + key.count)...]
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return HTMLEntity.decoded(String(decoding: value.prefix { $0 > 0x20 }, as: UTF8.self))
    }
    return HTMLEntity.decoded(
      String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
