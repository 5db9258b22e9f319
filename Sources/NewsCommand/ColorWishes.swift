import Options
import Terminal

/// What is said about colour and where; only together with other variables does it decide.
struct ColorWishes: Sendable, Equatable {
  /// `--color` or `--no-color`.
  var option: TerminalEnvironment.When?
  /// `NEWS_COLOR`.
  var variable: TerminalEnvironment.When?
  /// `color` in the configuration file.
  var configuration: TerminalEnvironment.When?

  init(_ settings: Settings) {
    option = settings.value(of: NewsKeys.color, from: .option)
    variable = settings.value(of: NewsKeys.color, from: .environment)
    configuration = settings.value(of: NewsKeys.color, from: .file)
  }
}
