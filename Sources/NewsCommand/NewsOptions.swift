#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Options
import Terminal

/// A command line of `news` with environment and configuration, ready to be carried out.
struct NewsOptions: Sendable, Equatable {
  var invocation: NewsInvocation
  /// `--json` wins over `--plain`, which a file may set.
  var output: OutputForm
  var isAccessible: Bool
  var color: ColorWishes
  var hyperlinks: TerminalEnvironment.When
  /// Whether the bell rings for new stories in the full-screen view.
  var rings: Bool
  /// Whether it is kept for later which stories were opened.
  var keepsHistory: Bool
  /// Invented stories; wins over both addresses.
  var isDemo: Bool
  /// The longest wait for one answer.
  var timeout: Duration
  var isQuiet: Bool
  var isVerbose: Bool
  /// Nil for the public service.
  var baseURL: URL?
  /// Nil for the public service.
  var searchURL: URL?
  /// What is odd in the configuration file.
  var warnings: [UsageWarning]

  /// Reads the words after `news`; `helpWidth` is in columns.
  /// - Throws: What is wrong, for standard error.
  static func read(
    _ words: [[UInt8]], environment: [String: String], helpWidth: Int,
    readFile: (String) throws(ConfigurationFileError) -> [UInt8]?
  ) throws(UsageError) -> Interpretation<NewsOptions> {
    let interpretation = try CommandTable.news.interpret(
      words, environment: environment, helpWidth: helpWidth, readFile: readFile)
    return try interpretation.map { settings throws(UsageError) in
      try NewsOptions(settings, environment: environment)
    }
  }

  private init(_ settings: Settings, environment: [String: String]) throws(UsageError) {
    invocation = try NewsInvocation(settings)
    output = settings[NewsKeys.json] ? .json : settings[NewsKeys.plain] ? .plain : .lines
    color = ColorWishes(settings)
    hyperlinks = settings[NewsKeys.hyperlinks]
    rings = settings[NewsKeys.bell]
    keepsHistory = settings[NewsKeys.history]
    isDemo = settings[NewsKeys.demo]
    timeout = settings[NewsKeys.timeout]
    isQuiet = settings[NewsKeys.quiet]
    isVerbose = settings[NewsKeys.verbose]
    baseURL = settings[NewsKeys.baseURL]
    searchURL = settings[NewsKeys.searchURL]
    warnings = settings.warnings
    // A general variable counts less than the tool's own, and more than the file.
    let said = [Settings.Source.option, .environment].contains(
      settings.source(of: NewsKeys.accessible))
    let isWanted = TerminalEnvironment(environment).wantsAccessibility
    isAccessible = settings[NewsKeys.accessible] || (!said && isWanted)
  }
}
