package import Options

/// A command line of a tool with environment and configuration, ready to be carried out.
package protocol ToolOptions: Sendable {
  /// Everything that can be said to the tool.
  static var table: CommandTable { get }
  /// What is said to every tool alike.
  var common: CommonOptions { get }
  /// Takes over what the settings say.
  /// - Throws: What is wrong with them beyond what the table knows.
  init(_ settings: Settings, environment: [String: String]) throws(UsageError)
}

extension ToolOptions {
  /// Reads the words after the name of the tool; `helpWidth` is in columns.
  /// - Throws: What is wrong, for standard error.
  package static func read(
    _ words: [[UInt8]], environment: [String: String], helpWidth: Int,
    readFile: (String) throws(ConfigurationFileError) -> [UInt8]?
  ) throws(UsageError) -> Interpretation<Self> {
    let interpretation = try table.interpret(
      words, environment: environment, helpWidth: helpWidth, readFile: readFile)
    return try interpretation.map { settings throws(UsageError) in
      try Self(settings, environment: environment)
    }
  }
}
