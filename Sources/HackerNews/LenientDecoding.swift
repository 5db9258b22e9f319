#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reading fields that may be absent, `null` or of another type: all three give nothing.
extension KeyedDecodingContainer {
  func text(_ key: Key) -> String? { try? decodeIfPresent(String.self, forKey: key) }

  /// A whole number, also one written `7.0`.
  func whole(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return (try? decodeIfPresent(Double.self, forKey: key)).flatMap(Int.init(exactly:))
  }

  func flag(_ key: Key) -> Bool { (try? decodeIfPresent(Bool.self, forKey: key)) == true }

  /// Unix seconds up to the year 9999.
  func time(_ key: Key) -> Date? {
    guard let seconds = whole(key), (0..<253_402_300_800).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds))
  }

  func ids(_ key: Key) -> [Int] {
    (try? decodeIfPresent(IDList.self, forKey: key))?.ids ?? []
  }

  func strings(_ key: Key) -> [String] {
    (try? decodeIfPresent([Lenient<String>].self, forKey: key))?.compactMap(\.value) ?? []
  }
}

/// An element of a list, or nothing where it is of another type.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension Lenient: Sendable where Value: Sendable {}
