/// How to measure.
struct MeasuringOptions: Equatable {
  /// A few tiny rounds, without a judgement.
  var isQuick = false
  /// One JSON object a line.
  var printsJSON = false

  init(_ arguments: [String]) throws(UsageError) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--json": printsJSON = true
      default: throw UsageError(text: "unknown option '\(argument)'")
      }
    }
  }
}
