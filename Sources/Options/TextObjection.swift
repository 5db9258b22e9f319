/// What is wrong with the text of an option or operand.
public struct TextObjection: Error, Equatable, Sendable {
  /// For the user: what is wrong or what is expected.
  public var sentence: String

  /// An objection that reads `sentence`.
  public init(_ sentence: String) { self.sentence = sentence }
}
