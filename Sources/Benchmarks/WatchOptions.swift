/// What `watch` was told.
struct WatchOptions: Equatable {
  var minutes = 9
  var seed: UInt64 = 1

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--minutes": minutes = try rest.popNumber(for: argument, in: 1...1_440)
      case "--seed": seed = try rest.popNumber(for: argument)
      default: throw UsageError(text: "unknown option '\(argument)'")
      }
    }
  }
}
