extension CommandTable {
  /// The help of a command, or of the tool as a whole where that is nil; ends in a line break.
  ///
  /// It uses `width` columns, 50 at least; hidden options are listed where `showsHidden` says so.
  public func help(for command: Command?, width: Int, showsHidden: Bool) -> String {
    let page = HelpPage(
      table: self, command: command, text: HelpText(width: max(50, width)),
      showsHidden: showsHidden)
    return page.paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

/// The help of one command, or of a tool as a whole.
struct HelpPage {
  var table: CommandTable
  /// Nil for the tool as a whole.
  var command: Command?
  var text: HelpText
  var showsHidden: Bool

  /// The paragraphs in their order, each a list of lines.
  var paragraphs: [[String]] {
    let sentence = command?.sentence ?? table.sentence
    let optional = [
      commands, groups, keys, text.list("Environment", environment), statuses, examples, footnote,
    ].compactMap { $0 }
    return [text.filled(sentence.words, after: "", indent: ""), [table.usage(of: command)]]
      + optional
  }

  private var commands: [String]? {
    guard command == nil else { return nil }
    let entries = table.commands.flatMap { command in
      let term = [command.name, command.operand?.usage ?? ""].filter { !$0.isEmpty }
      return text.entry(term.joined(separator: " "), command.sentence.words)
    }
    return ["Commands:"] + entries
      + text.entry("help COMMAND", ["Show", "the", "help", "of", "a", "command."])
  }

  private var shownGroups: [OptionGroup] {
    (command?.groups ?? table.groups).map { group in
      OptionGroup(
        group.title,
        group.options.filter { $0.refusal == nil && (showsHidden || !$0.isHidden) })
    }.filter { !$0.options.isEmpty }
  }

  private var groups: [String]? {
    let paragraphs = shownGroups.map { group in
      [group.title + ":"] + group.options.flatMap { text.entry($0.term, $0.units) }
    }
    return paragraphs.isEmpty ? nil : Array(paragraphs.joined(separator: [""]))
  }

  private var keys: [String]? {
    guard let keys = command?.keys, !keys.isEmpty else { return nil }
    return ["Keys (press ? for all):"] + keys.map { "  " + $0 }
  }

  private var environment: [String] {
    (command?.groups ?? table.groups).flatMap(\.options)
      .filter { $0.reach >= .environment && $0.meaning == nil }
      .filter { !$0.isHidden || $0.refusal != nil }
      .map { table.variable(for: $0.name) } + table.environment
  }

  private var statuses: [String]? {
    let statuses = command?.statuses ?? table.statuses
    return text.list("Exit status", statuses.map { "\($0.key) \($0.value)" })
  }

  private var footnote: [String]? {
    table.footnote.map { text.filled($0.words, after: "", indent: "") }
  }

  private var examples: [String]? {
    let examples = command?.examples ?? table.examples
    return examples.isEmpty ? nil : ["Examples:"] + examples.map { "  " + $0 }
  }
}

extension OptionDefinition {
  /// How help writes the option: `-n, --limit N`.
  fileprivate var term: String {
    let names = (short.map { ["-\($0)"] } ?? []) + self.names.map { "--" + $0 }
    return names.joined(separator: ", ") + (valueName.isEmpty ? "" : " " + valueName)
  }

  /// What help says about it: words, and the default as one unit that no line break splits.
  fileprivate var units: [String] {
    sentence.words + (isRepeatable ? ["(repeatable)"] : [])
      + (defaultText.map { ["(default: \($0))"] } ?? [])
  }

  /// The sentence about it with range or choices.
  var sentence: String {
    let addition: String? =
      switch kind {
      case .choice(let words): words.alternatives
      case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
      case .decimal(let range), .seconds(let range): range.words
      case .flag, .onOff, .text, .file: nil
      }
    guard let addition else { return about + "." }
    guard !about.isEmpty else { return addition + "." }
    if case .choice = kind { return "\(about): \(addition)." }
    return "\(about), \(addition)."
  }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
