import Options
import ToolKit

extension CommandTable {
  /// Everything that can be said to `movies`.
  static let movies: CommandTable = {
    var table = CommandTable(
      tool: "movies", version: "0.1.0",
      sentence: "Films in the terminal: lists, search, details and posters from TMDB.",
      commands: [.list, .search, .show, .browse],
      groups: [.filmOutput(), general([.completions])], environment: commonVariables,
      statuses: [
        0: "success", 1: "other failure", 64: "wrong usage", 66: "no such film",
        69: "not reachable", 74: "output cannot be written", 75: "asked to slow down",
        76: "unreadable answer", 77: "key refused", 78: "bad configuration or no key",
        130: "Ctrl-C",
      ],
      examples: [
        "movies list now-playing --region GB", "movies show 70001 --demo", "movies browse --demo",
        "source <(movies --completions bash)",
      ])
    table.footnote = Credits.notice
    return table
  }()

  /// The options that stand last in every help.
  static func general(_ more: [OptionDefinition] = []) -> OptionGroup {
    .general(
      of: "movies", demo: "Invented films, without a network or a key",
      services: [
        CommonKeys.apiKeyFile.definition, MoviesKeys.apiKey.definition,
        MoviesKeys.baseURL.definition, MoviesKeys.imageURL.definition,
        MoviesKeys.credits.definition,
      ], more: more)
  }
}

extension OptionGroup {
  /// How films are written; `json` and `plain` say in a sentence what one looks like.
  static func filmOutput(
    json: String = "One JSON object a line",
    plain: String = "One film a line, fields separated by tabs"
  ) -> OptionGroup {
    .output(
      json: json, plain: plain,
      more: [MoviesKeys.images.definition, MoviesKeys.explainImages.definition])
  }
}
