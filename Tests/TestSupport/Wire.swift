/// What one of a tool's three streams is connected with.
public enum Wire: Equatable, Sendable {
  /// A pipe to the test.
  case pipe
  /// A pipe that is full and that nobody reads: the first write gets stuck.
  case fullPipe
  /// The pseudo-terminal; without one the tool does not start.
  case terminal
  /// A file that exists, such as `/dev/null` or `/dev/full`.
  case file(String)
  /// Nothing: the descriptor is closed.
  case closed

  /// `/dev/null`.
  public static var null: Wire { .file("/dev/null") }
}
