extension Settings {
  /// Takes over what options say; of several the last wins, unless they add up.
  mutating func take(_ options: [(option: OptionDefinition, value: String)]) {
    for (option, value) in options {
      if let meaning = option.meaning {
        set(meaning.name, to: meaning.value, from: .option)
      } else {
        take(value, of: option, from: .option)
      }
    }
  }

  /// Takes over every variable that sets an option of the tool; an empty one counts as unset.
  ///
  /// Of an option that may be given several times it holds one value a line; empty lines are none.
  /// - Throws: What is wrong with the first bad one in the order of their names.
  mutating func take(
    _ environment: [String: String], of table: CommandTable, command: Command
  ) throws(UsageError) {
    let settings = table.settings(preferring: command).values
      .filter { $0.reach >= .environment && $0.meaning == nil }
    for setting in settings.sorted(by: { $0.name < $1.name }) {
      let variable = table.variable(for: setting.name)
      guard let text = environment[variable], !text.isEmpty else { continue }
      let values =
        setting.isRepeatable ? text.split(whereSeparator: \.isNewline).map(String.init) : [text]
      for value in values {
        if let hints = setting.kind.objections(to: value, named: setting.nameOfValue) {
          throw UsageError(
            "\(value.withoutSecrets.quoted) is not a valid value for \(variable)", hints: hints,
            status: UsageError.badConfiguration)
        }
        take(value, of: setting, from: .environment)
      }
    }
  }

  /// Takes over what the file at `path` says, or the usual one if there is no path.
  /// - Throws: What is wrong with the file; a usual file that does not exist is fine.
  mutating func takeFile(
    at path: String?, environment: [String: String], of table: CommandTable, command: Command,
    readFile: (String) throws(ConfigurationFileError) -> [UInt8]?
  ) throws(UsageError) {
    guard table.scope(of: nil).options.contains(where: { $0.role == .configuration }),
      let file = path ?? ConfigurationFile.usualPath(for: table.tool, environment: environment)
    else { return }
    let bytes: [UInt8]?
    do throws(ConfigurationFileError) { bytes = try readFile(file) } catch {
      throw UsageError(
        "cannot read the configuration \(file): \(error.reason)",
        status: UsageError.badConfiguration)
    }
    if bytes == nil, path != nil {
      throw UsageError(
        "cannot read the configuration \(file): no such file", status: UsageError.badConfiguration)
    }
    if bytes != nil { configurationFile = file }
    let text = ConfigurationText(
      file: file, settings: table.settings(preferring: command), families: table.families)
    for line in try text.lines(of: bytes ?? []) { try take(line, of: text) }
    let shown = 10
    if warnings.count > shown {
      let more = warnings.count - shown
      warnings.replaceSubrange(
        shown..., with: [UsageWarning("\(file): \(more) more lines set nothing")])
    }
  }

  private mutating func take(
    _ line: ConfigurationText.Line, of text: ConfigurationText
  ) throws(UsageError) {
    switch try text.meaning(of: line) {
    case .setting(let option): take(line.value, of: option, from: .file)
    case .member(let family, let name): members[family, default: [:]][name] = line.value
    case .warning(let warning): warnings.append(warning)
    }
  }
}

extension OptionDefinition {
  /// What a message calls the value; flags have a name only for the command line's sake.
  var nameOfValue: String { valueName.isEmpty ? name : valueName }
}
