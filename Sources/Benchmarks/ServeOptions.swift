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
      case "--port": port = try rest.popNumber(for: argument)
      case "--seed": seed = try rest.popNumber(for: argument)
      default: throw UsageError(text: "unknown option '\(argument)'")
      }
    }
  }
}
