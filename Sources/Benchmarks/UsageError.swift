/// What is wrong with the arguments.
struct UsageError: Error, Equatable {
  var text: String
}
