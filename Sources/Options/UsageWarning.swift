/// What the user should know about the configuration although the tool goes on.
public struct UsageWarning: Equatable, Sendable {
  /// What is odd, in lower case and without the tool's name.
  public var text: String
  /// What to do instead, a sentence a line.
  public var hints: [String]

  /// A warning, alone or with hints.
  public init(_ text: String, hints: [String] = []) {
    self.text = text
    self.hints = hints
  }
}
