package import Options
package import Terminal

/// What is said about colour and where; only together with other variables does it decide.
package struct ColorWishes: Sendable, Equatable {
  /// `--color` or `--no-color`.
  package var option: TerminalEnvironment.When?
  /// The variable of the tool, such as `NEWS_COLOR`.
  package var variable: TerminalEnvironment.When?
  /// `color` in the configuration file.
  package var configuration: TerminalEnvironment.When?

  /// What options, environment and file say.
  package init(_ settings: Settings) {
    option = settings.value(of: CommonKeys.color, from: .option)
    variable = settings.value(of: CommonKeys.color, from: .environment)
    configuration = settings.value(of: CommonKeys.color, from: .file)
  }

  /// Whether one of the two streams is coloured.
  package func decision(
    in terminal: TerminalEnvironment, isForMachines: Bool, isTerminal: Bool
  ) -> Bool {
    terminal.usesColor(
      machineReadable: isForMachines, option: option, variable: variable,
      configuration: configuration, isTerminal: isTerminal)
  }
}
