#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON document of any shape: what is asked of it is there and of the right kind, or it is nothing.
///
/// Both services leave out, null or retype single fields now and then; none of that may cost the rest.
indirect enum Tree: Decodable, Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([Tree])
  case object([String: Tree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if var elements = try? decoder.unkeyedContainer() {
      var values: [Tree] = []
      while !elements.isAtEnd { values.append(try elements.decode(Tree.self)) }
      self = .array(values)
    } else if let fields = try? decoder.container(keyedBy: Name.self) {
      var members: [String: Tree] = [:]
      for name in fields.allKeys {
        members[name.stringValue] = try fields.decode(Tree.self, forKey: name)
      }
      self = .object(members)
    } else {
      // A number that no `Double` holds.
      self = .null
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// The member of this name; null where there is none.
  subscript(name: String) -> Tree {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  /// The element at a place; null where there is none.
  subscript(index: Int) -> Tree {
    guard case .array(let values) = self, values.indices.contains(index) else { return .null }
    return values[index]
  }

  /// The elements; none where this is no array.
  var array: [Tree] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// A finite number, never `-0`.
  var number: Double? {
    guard case .number(let value) = self, value.isFinite else { return nil }
    return Number.plain(value)
  }

  /// A whole number, also one that is written as `7.0` or as text.
  var whole: Int? {
    switch self {
    case .number(let value): Int(exactly: value)
    case .text(let text): Int(text)
    default: nil
    }
  }

  /// A text that is not empty.
  var text: String? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// Whether this is an object.
  var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
