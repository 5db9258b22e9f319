/// A command line taken apart, with everything that is wrong with it.
struct CommandLineReading {
  /// The table's command that was named, or that is the only one.
  private(set) var command: Command?
  /// Whether the word `help` stood where a command is expected.
  private(set) var isHelpCommand = false
  /// Options with valid values in the order they were given.
  private(set) var options: [(option: OptionDefinition, value: String)] = []
  private(set) var operands: [String] = []
  /// In the order of the words they are about.
  private(set) var problems: [UsageError] = []

  /// Reads all words; nil stands for one that is not UTF-8.
  init(of words: [String?], with table: CommandTable) {
    command = table.soleCommand
    var reader = WordReader(words)
    while let findings = reader.next(in: table.scope(of: command)) {
      for finding in findings {
        switch finding {
        case .option(let option, let value): options.append((option, value))
        case .problem(let problem): problems.append(problem)
        case .operand(let word) where command == nil: choose(word, from: table)
        case .operand(let word): operands.append(word)
        }
      }
    }
  }

  /// The value of the last option with this role.
  func value(of role: OptionDefinition.Role) -> String? {
    options.last { $0.option.role == role }?.value
  }

  private mutating func choose(_ word: String, from table: CommandTable) {
    if let named = table.commands.first(where: { $0.name == word }) {
      command = named
    } else if word == "help", !isHelpCommand {
      isHelpCommand = true
    } else {
      problems.append(table.unknownCommand(word))
    }
  }
}
