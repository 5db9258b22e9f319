/// One command of a tool, or all that a tool does if it has no commands.
public struct Command: Sendable {
  /// The word that selects it; empty for the only command of a tool without commands.
  public var name: String
  /// One sentence that says what it does.
  public var sentence: String
  /// What it takes besides options, if anything.
  public var operand: Operand?
  /// All its options, common ones included, as help shows them.
  public var groups: [OptionGroup]
  /// The keys of its full-screen view, a line each; empty without such a view.
  public var keys: [String]
  /// Exit statuses and what they mean here.
  public var statuses: KeyValuePairs<Int, String>
  /// Command lines to learn from.
  public var examples: [String]

  /// A command with options, and whatever else is given.
  public init(
    _ name: String, sentence: String, operand: Operand? = nil, groups: [OptionGroup],
    keys: [String] = [], statuses: KeyValuePairs<Int, String> = [:], examples: [String] = []
  ) {
    self.name = name
    self.sentence = sentence
    self.operand = operand
    self.groups = groups
    self.keys = keys
    self.statuses = statuses
    self.examples = examples
  }

  /// What a tool with commands does without one, told by an option that says enough.
  static func unnamed(_ groups: [OptionGroup]) -> Command {
    Command("", sentence: "", groups: groups)
  }
}
