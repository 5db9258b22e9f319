/// Reading fields that may be absent, `null` or of another type: all three give nothing.
extension KeyedDecodingContainer {
  func text(_ key: Key) -> String? { try? decodeIfPresent(String.self, forKey: key) }

  /// A text that says something.
  func words(_ key: Key) -> String? { text(key).flatMap { $0.isEmpty ? nil : $0 } }

  func number(_ key: Key) -> Double? { try? decodeIfPresent(Double.self, forKey: key) }

  /// A whole number, also one written `7.0`.
  func whole(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return number(key).flatMap(Int.init(exactly:))
  }

  /// The elements of a list that can be read.
  func list<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    (try? decodeIfPresent([Lenient<Element>].self, forKey: key))?.compactMap(\.value) ?? []
  }
}

/// An element of a list, or nothing where it cannot be read.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension Lenient: Sendable where Value: Sendable {}
