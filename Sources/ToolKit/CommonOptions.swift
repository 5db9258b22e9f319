package import Options
package import Terminal

/// What every tool is told alike.
package struct CommonOptions: Sendable, Equatable {
  /// `--json` wins over `--plain`, which a file may set.
  package var output: OutputForm
  package var isAccessible: Bool
  package var color: ColorWishes
  package var hyperlinks: TerminalEnvironment.When
  /// Invented data; wins over every address.
  package var isDemo: Bool
  /// The longest wait for one answer.
  package var timeout: Duration
  package var isQuiet: Bool
  package var isVerbose: Bool
  /// What is odd in the configuration file.
  package var warnings: [UsageWarning]

  /// What the keys of `CommonKeys` say.
  package init(_ settings: Settings, environment: [String: String]) {
    output = settings[CommonKeys.json] ? .json : settings[CommonKeys.plain] ? .plain : .lines
    color = ColorWishes(settings)
    hyperlinks = settings[CommonKeys.hyperlinks]
    isDemo = settings[CommonKeys.demo]
    timeout = settings[CommonKeys.timeout]
    isQuiet = settings[CommonKeys.quiet]
    isVerbose = settings[CommonKeys.verbose]
    warnings = settings.warnings
    // A general variable counts less than the tool's own, and more than the file.
    let said = [Settings.Source.option, .environment].contains(
      settings.source(of: CommonKeys.accessible))
    let isWanted = TerminalEnvironment(environment).wantsAccessibility
    isAccessible = settings[CommonKeys.accessible] || (!said && isWanted)
  }
}
