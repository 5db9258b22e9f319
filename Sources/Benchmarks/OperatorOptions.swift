/// What `operators` was told.
struct OperatorOptions: Equatable {
  var measuring: MeasuringOptions
  /// What the names of the rows to measure begin with; nil for all.
  var only: String?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var others: [String] = []
    while let argument = rest.popFirst() {
      guard argument == "--only" else {
        others.append(argument)
        continue
      }
      guard let name = rest.popFirst() else {
        throw UsageError(text: "option '--only' needs the beginning of a name")
      }
      only = name
    }
    measuring = try MeasuringOptions(others)
  }

  /// The rows to measure.
  func chosen(of cases: [OperatorCase]) throws(UsageError) -> [OperatorCase] {
    guard let only else { return cases }
    let chosen = cases.filter { $0.name.hasPrefix(only) }
    if chosen.isEmpty { throw UsageError(text: "no row begins with '\(only)'") }
    return chosen
  }
}
