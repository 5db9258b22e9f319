/// Reads JSON into a tree, byte by byte, with a bound on nesting.
///
/// A stream brings a list of 500 numbers with every change; decoding into values of unknown kinds by trial costs
/// a hundred times more.
package struct JSONTreeParser {
  private static let deepest = 64
  private let bytes: [UInt8]
  private var index = 0

  /// The value that `text` stands for; nothing for what is no JSON, or nested more than 64 times.
  package static func tree(of text: String) -> JSONTree? {
    var parser = JSONTreeParser(bytes: Array(text.utf8))
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    return parser.index == parser.bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) -> JSONTree? {
    skipSpace()
    guard depth < Self.deepest, index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "\""): return text().map(JSONTree.text)
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func array(depth: Int) -> JSONTree? {
    index += 1
    var elements: [JSONTree] = []
    if take("]") { return .array([]) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object(depth: Int) -> JSONTree? {
    index += 1
    var members: [String: JSONTree] = [:]
    if take("}") { return .object([:]) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let name = text(), take(":"),
        let member = value(depth: depth + 1)
      else { return nil }
      members[name] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func word(_ word: StaticString, _ value: JSONTree) -> JSONTree? {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[index..<end].elementsEqual(word.description.utf8) else {
      return nil
    }
    index = end
    return value
  }

  private mutating func number() -> JSONTree? {
    let start = index
    while index < bytes.count, Self.belongsToNumber(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !digits.hasPrefix("+") else { return nil }
    if let whole = Int(digits) { return .whole(whole) }
    return Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func belongsToNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// The text that begins at a quotation mark; nothing where it does not end.
  private mutating func text() -> String? {
    var reader = JSONTextReader(bytes: bytes, index: index + 1)
    guard let text = reader.read() else { return nil }
    index = reader.index
    return text
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }
}
