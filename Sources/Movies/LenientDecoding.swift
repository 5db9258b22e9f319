/// Reading fields that may be absent, `null` or of another type: all three give nothing.
extension KeyedDecodingContainer {
  /// A text; only the beginning of one that is far longer than any the service has.
  func text(_ key: Key) -> String? {
    let text = try? decodeIfPresent(String.self, forKey: key)
    guard let text, text.utf8.count > LenientLimit.scalars else { return text }
    return String(text.unicodeScalars.prefix(LenientLimit.scalars))
  }

  /// A text that says something.
  func words(_ key: Key) -> String? { text(key).flatMap { $0.isEmpty ? nil : $0 } }

  func number(_ key: Key) -> Double? { try? decodeIfPresent(Double.self, forKey: key) }

  /// A whole number, also one written `7.0`.
  func whole(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return number(key).flatMap(Int.init(exactly:))
  }

  /// The elements of a list that can be read; no more than any film has.
  func list<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    (try? decodeIfPresent([Lenient<Element>].self, forKey: key))?
      .prefix(LenientLimit.elements).compactMap(\.value) ?? []
  }
}

/// What is taken over of a field: views lay texts and lists out whole, again with each key.
private enum LenientLimit {
  static let scalars = 10_000
  static let elements = 10_000
}

/// An element of a list, or nothing where it cannot be read.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension Lenient: Sendable where Value: Sendable {}
