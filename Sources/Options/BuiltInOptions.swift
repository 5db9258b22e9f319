extension OptionDefinition {
  /// `-h` and `--help`: the help of the tool or of a command.
  public static let help = answer(
    "help", short: "h", about: "Show this help", role: .help)

  /// `--help-hidden`: help with the options that are hidden.
  public static let hiddenHelp: OptionDefinition = {
    var option = answer(
      "help-hidden", about: "Show this help and hidden options", role: .hiddenHelp)
    option.isHidden = true
    return option
  }()

  /// `--version`: the name and version of the tool.
  public static let version = answer("version", about: "Show the version", role: .version)

  /// `--completions SHELL`: a completion script, made from the table.
  public static let completions: OptionDefinition = {
    var option = answer("completions", about: "Print a completion script", role: .completions)
    option.kind = .choice(CompletionShell.allCases.map(\.rawValue))
    option.valueName = "SHELL"
    return option
  }()

  /// `--config FILE`: the configuration file to read in place of the one at `usual`.
  public static func configuration(inPlaceOf usual: String) -> OptionDefinition {
    var option = OptionDefinition(
      name: "config", valueName: "FILE", kind: .file, about: "Read FILE in place of \(usual)")
    option.reach = .environment
    option.role = .configuration
    return option
  }

  private static func answer(
    _ name: String, short: Character? = nil, about: String, role: Role
  ) -> OptionDefinition {
    var option = OptionDefinition(name: name, short: short, kind: .flag, about: about)
    option.reach = .commandLine
    option.role = role
    return option
  }
}
