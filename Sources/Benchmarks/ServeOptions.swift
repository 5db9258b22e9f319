/// What `serve` was told.
struct ServeOptions: Equatable {
  var injectsFaults = false
  /// 0 lets the system choose.
  var port: UInt16 = 0
  var seed: UInt64 = 1

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--faults": injectsFaults = true
      case "--port": port = try Self.number(for: argument, from: rest.popFirst())
      case "--seed": seed = try Self.number(for: argument, from: rest.popFirst())
      default: throw UsageError(text: "unknown option '\(argument)'")
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    for option: String, from text: String?
  ) throws(UsageError) -> Number {
    guard let text else { throw UsageError(text: "option '\(option)' needs a number") }
    guard let number = Number(text) else {
      throw UsageError(text: "'\(text)' is not a valid value for '\(option)'")
    }
    return number
  }
}
