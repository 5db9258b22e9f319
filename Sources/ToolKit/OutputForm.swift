/// The form of the records on standard output.
package enum OutputForm: Sendable, Equatable {
  /// For people on a terminal; a record a line elsewhere.
  case lines
  /// A record a line, fields separated by tabs.
  case plain
  /// A JSON object a line.
  case json
}
