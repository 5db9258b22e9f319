/// Why a body could not be decoded, in words for a person: no type names, one field name at most.
struct UndecodableBody: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  init(_ error: any Error) {
    switch error {
    case let known as UndecodableBody: self = known
    case DecodingError.keyNotFound(let key, let context):
      let name = Self.field([key]) ?? Self.field(context.codingPath)
      reason = name.map { "'\($0)' is missing" } ?? "a field is missing"
    case DecodingError.valueNotFound(_, let context):
      reason = Self.field(context.codingPath).map { "'\($0)' is null" } ?? "null"
    case DecodingError.typeMismatch(_, let context):
      reason = Self.field(context.codingPath).map { "'\($0)' is of the wrong kind" } ?? Self.strange
    case DecodingError.dataCorrupted(let context):
      reason = Self.field(context.codingPath).map { "'\($0)' is not valid" } ?? "damaged JSON"
    default: reason = Self.strange
    }
  }

  private static let strange = "JSON of another shape"

  /// The innermost name on the path, unless the server may have made it up: names can be keys of a dictionary.
  private static func field(_ path: [any CodingKey]) -> String? {
    let name = path.last { $0.intValue == nil }?.stringValue
    guard let name, name.utf8.count <= 40 else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5f
    }
    return isPlain && !name.isEmpty ? name : nil
  }
}
