extension CommandTable {
  /// Reads a command line, then the environment and the configuration file for what it leaves open.
  ///
  /// `words` are those after the tool's name, as bytes, since they may not be UTF-8; `helpWidth` is
  /// in columns; `readFile` brings the bytes of the file at a path, nil if there is none. Help and
  /// version need none of the sources and come even if the rest of the words is wrong.
  /// - Throws: What is wrong, for standard error.
  public func interpret(
    _ words: [[UInt8]], environment: [String: String], helpWidth: Int,
    readFile: (String) throws(ConfigurationFileError) -> [UInt8]?
  ) throws(UsageError) -> Interpretation<Settings> {
    let reading = CommandLineReading(
      of: words.map { String(validating: $0, as: UTF8.self) }, with: self)
    if let answer = try answer(to: reading, helpWidth: helpWidth) { return .answer(answer) }
    let standsAlone = reading.options.contains { $0.option.standsAlone && $0.value == "yes" }
    guard let command = reading.command ?? (standsAlone ? Command.unnamed(groups) : nil) else {
      throw missingCommand
    }
    if !standsAlone { try check(reading.operands, of: command) }
    var settings = Settings(command: command.name, operands: reading.operands)
    settings.take(reading.options)
    try settings.take(environment, of: self, command: command)
    let path = reading.value(of: .configuration) ?? settings.value(of: .configuration, in: self)
    try settings.takeFile(
      at: path, environment: environment, of: self, command: command, readFile: readFile)
    return .run(settings)
  }

  private func answer(
    to reading: CommandLineReading, helpWidth: Int
  ) throws(UsageError) -> String? {
    let showsHidden = reading.value(of: .hiddenHelp) != nil
    if showsHidden || reading.value(of: .help) != nil {
      return help(for: reading.command, width: helpWidth, showsHidden: showsHidden)
    }
    if reading.value(of: .version) != nil { return "\(tool) \(version)\n" }
    if let problem = reading.problems.first { throw problem }
    if reading.isHelpCommand {
      if let extra = reading.operands.first { throw unexpected(extra) }
      return help(for: reading.command, width: helpWidth, showsHidden: false)
    }
    return reading.value(of: .completions).flatMap(CompletionShell.init)?.script(for: self)
  }

  private func check(_ operands: [String], of command: Command) throws(UsageError) {
    guard let operand = command.operand else {
      if let extra = operands.first { throw unexpected(extra) }
      return
    }
    if operands.isEmpty, ![.atMostOne, .any].contains(operand.count) {
      throw missingOperand(of: command)
    }
    if operands.count > 1, ![.many, .any].contains(operand.count) { throw unexpected(operands[1]) }
    for word in operands {
      if let hints = operand.kind.objections(to: word, named: operand.name) {
        throw UsageError("\(word.quoted) is not a valid \(operand.name)", hints: hints)
      }
    }
  }
}
