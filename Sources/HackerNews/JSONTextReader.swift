/// Reads one text of a JSON document, its escapes resolved; half of a surrogate pair becomes U+FFFD.
struct JSONTextReader {
  let bytes: [UInt8]
  /// Behind the opening quotation mark; behind the closing one once the text is read.
  var index: Int
  private var text: [UInt8] = []

  init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The text; nothing where it does not end, or is escaped in a way that JSON does not know.
  mutating func read() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard readEscape() else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return readScalar()
    default: return false
    }
    return true
  }

  private mutating func readScalar() -> Bool {
    guard let first = readUnit() else { return false }
    var scalar = Unicode.Scalar(UInt32(first)) ?? "\u{FFFD}"
    if UTF16.isLeadSurrogate(first) {
      var ahead = self
      if ahead.readBackslashU(), let second = ahead.readUnit(), UTF16.isTrailSurrogate(second) {
        let value = (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00) + 0x10000
        scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        index = ahead.index
      }
    }
    text += Unicode.UTF8.encode(scalar).map(Array.init) ?? []
    return true
  }

  private mutating func readBackslashU() -> Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return false }
    index += 2
    return true
  }

  private mutating func readUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<(index + 4)]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    index += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
