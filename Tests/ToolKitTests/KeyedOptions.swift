import Options
import ToolKit

/// The options of an invented tool whose service wants a key.
struct KeyedOptions: ToolOptions {
  var common: CommonOptions
  var key: APIKeySource?

  static let table = CommandTable(
    tool: "birds", version: "1.2.3",
    command: Command(
      "", sentence: "Birds.",
      groups: [
        .general(
          of: "birds", demo: "Invented birds",
          services: [
            CommonKeys.apiKeyFile.definition, CommonKeys.apiKey(of: "birds").definition,
          ])
      ]))

  init(_ settings: Settings, environment: [String: String]) throws(UsageError) {
    common = CommonOptions(settings, environment: environment)
    key = APIKeySource(settings, of: "birds", environment: environment)
  }

  static func read(
    _ words: [String], environment: [String: String] = [:], file: String? = nil
  ) throws(UsageError) -> Interpretation<KeyedOptions> {
    try read(
      words.map { Array($0.utf8) },
      environment: environment.merging(["HOME": "/home/ann"]) { given, _ in given },
      helpWidth: 80
    ) { _ in file.map { Array($0.utf8) } }
  }
}
