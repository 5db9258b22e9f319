/// What of a table all completion scripts need.
struct CompletionNames {
  /// The place on the command line: a command's name, empty before one.
  var place: String
  /// The visible options there.
  var options: [OptionDefinition]
  /// Words to offer as operands, with what they mean.
  var words: [(name: String, about: String)]
  /// Whether operands of other words are possible too.
  var takesOperand: Bool

  /// All places of a command line, the one before a command first.
  static func all(in table: CommandTable) -> [CompletionNames] {
    let named = table.commands.filter { !$0.name.isEmpty }
    let commands = named.map { (name: $0.name, about: $0.sentence) }
    let help = (name: "help", about: "Show the help of a command.")
    let start =
      table.soleCommand.map { CompletionNames(of: $0) }
      ?? CompletionNames(
        place: "", options: table.scope(of: nil).options.filter { !$0.isHidden },
        words: commands + [help], takesOperand: true)
    let helped = CompletionNames(place: "help", options: [], words: commands, takesOperand: true)
    return [start] + named.map { CompletionNames(of: $0) } + (named.isEmpty ? [] : [helped])
  }

  private init(of command: Command) {
    let words = command.operand?.kind.choices ?? []
    self.init(
      place: command.name, options: command.groups.flatMap(\.options).filter { !$0.isHidden },
      words: words.map { ($0, "") }, takesOperand: command.operand != nil)
  }

  private init(
    place: String, options: [OptionDefinition], words: [(name: String, about: String)],
    takesOperand: Bool
  ) {
    (self.place, self.options, self.words) = (place, options, words)
    self.takesOperand = takesOperand
  }
}

extension OptionDefinition {
  /// The spellings that the next word belongs to, if it is a value.
  var spellings: [String] { names.map { "--" + $0 } + (short.map { ["-\($0)"] } ?? []) }
}

extension String {
  /// The text as one word of bash or zsh, whatever it holds.
  var shellWord: String { "'" + replacing("'", with: #"'\''"#) + "'" }

  /// The tool's name as part of a shell function's name.
  var functionName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
