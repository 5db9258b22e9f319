import HTTP
package import Options
package import Terminal

/// Why a tool stops, as the user is told, and the exit status.
package struct Failure: Error, Equatable {
  package var text: String
  /// What to do about it, a sentence a line.
  package var hints: [String] = []
  package var status: ExitStatus
  /// Whether the work was told to stop, which is no news to anybody.
  package var isCancellation = false
  /// What else failed in the same run; told behind it.
  package var further: [Failure] = []

  /// What a user can do where a service cannot be reached.
  package static let demoHint = "Use --demo to see sample data without a network."

  /// A failure in a tool's own words.
  package init(text: String, hints: [String] = [], status: ExitStatus) {
    self.text = text
    self.hints = hints
    self.status = status
  }

  /// The first of several failures, with the others behind it; nil where there is none.
  package init?(_ failures: [Failure]) {
    guard let first = failures.first else { return nil }
    self = first
    further += failures.dropFirst()
  }

  /// Output cannot be written.
  package init(_ error: WriteError) {
    self.init(text: error.description, status: .cannotWrite)
  }

  /// Something is wrong with what the tool was told.
  package init(_ error: UsageError) {
    self.init(
      text: error.text, hints: error.hints, status: ExitStatus(rawValue: error.status) ?? .usage)
  }
}
