/// A JSON value, written compactly with its keys in alphabetical order, as Firebase does.
enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number with so many places after the point, all of them written.
  case decimal(Double, places: Int)
  case text(String)
  case array([JSON])
  case object([String: JSON])

  var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += String(value).utf8
    case .decimal(let value, let places): output += Self.digits(of: value, places: places).utf8
    case .text(let value): Self.write(value, to: &output)
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for (offset, value) in values.enumerated() {
        if offset > 0 { output.append(UInt8(ascii: ",")) }
        value.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (offset, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if offset > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func digits(of value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let whole = Int(exactly: (value * Double(scale)).rounded()) ?? 0
    let fraction = String(abs(whole) % scale)
    let zeros = String(repeating: "0", count: max(0, places - fraction.utf8.count))
    return "\(whole < 0 ? "-" : "")\(abs(whole) / scale)"
      + (places > 0 ? ".\(zeros)\(fraction)" : "")
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 10: output += "\\n".utf8
      case ..<32: output += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}

extension JSON {
  /// `null` for what is absent.
  init(_ value: String?) { self = value.map(JSON.text) ?? .null }
  /// `null` for what is absent.
  init(_ value: Int?) { self = value.map(JSON.number) ?? .null }

  static func numbers(_ values: [Int]) -> JSON { .array(values.map(JSON.number)) }
}
