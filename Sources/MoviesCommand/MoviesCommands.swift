import Options
import ToolKit

extension Command {
  static let list = Command(
    "list", sentence: "List films: now-playing, upcoming (the default), popular or top-rated.",
    operand: listOperand,
    groups: groups(
      [
        MoviesKeys.limit.definition, MoviesKeys.page.definition, MoviesKeys.language.definition,
        MoviesKeys.region.definition,
      ],
      output: .filmOutput(plain: fields(of: "film", filmFields))),
    statuses: statuses,
    examples: [
      "movies list now-playing --region GB", "movies list top-rated -n 100 --plain | cut -f 3,7",
    ])

  static let search = Command(
    "search", sentence: "Search all films by title.", operand: Operand("QUERY", count: .any),
    groups: groups(
      [
        MoviesKeys.interactive.definition, MoviesKeys.limit.definition, MoviesKeys.page.definition,
        MoviesKeys.language.definition, MoviesKeys.region.definition,
      ],
      output: .filmOutput(plain: fields(of: "film", filmFields))),
    keys: ["type to search   Up Down move   Enter open   Esc back   Ctrl-C quit"],
    statuses: statuses, examples: ["movies search paper lighthouse", "movies search -i"])

  static let show = Command(
    "show", sentence: "Show a film: details, cast, crew, poster and trailer.",
    operand: Operand("ID", kind: .text(rule: FilmAddress.rule, check: FilmAddress.objection)),
    groups: groups(
      [MoviesKeys.language.definition],
      output: .filmOutput(
        json: "The film as one JSON object",
        plain: "One line, fields separated by tabs: \(detailFields)")),
    statuses: [
      0: "success", 64: "wrong usage", 66: "no such film", 69: "not reachable",
      75: "asked to slow down", 76: "unreadable answer", 77: "key refused",
      78: "bad configuration or no key",
    ],
    examples: ["movies show 550", "movies show https://www.themoviedb.org/movie/550"])

  static let browse = Command(
    "browse", sentence: "Browse the lists now-playing, upcoming, popular and top-rated.",
    operand: listOperand,
    groups: groups(
      [
        MoviesKeys.limit.definition, MoviesKeys.page.definition, MoviesKeys.language.definition,
        MoviesKeys.region.definition,
      ],
      output: .filmOutput(plain: fields(of: "film", filmFields))),
    keys: ["j k move   Enter details   Tab next list   s search   r again   q quit"],
    statuses: statuses, examples: ["movies browse --demo", "movies browse popular"])

  private static let listOperand = Operand(
    "LIST", kind: .choice(["now-playing", "upcoming", "popular", "top-rated"]), count: .atMostOne)

  private static let filmFields =
    "position, id, rating, votes, release date, original language, title, original title, poster"
  private static let detailFields =
    "id, rating, votes, release date, original language, title, original title, minutes, genres, "
    + "directors, cast, trailer, poster, tagline, overview"

  private static let statuses: KeyValuePairs<Int, String> = [
    0: "success, also for an empty list", 64: "wrong usage", 69: "not reachable",
    75: "asked to slow down", 76: "unreadable answer", 77: "key refused",
    78: "bad configuration or no key",
  ]

  /// All options of a command; `output` is the group that says what its records look like.
  private static func groups(
    _ options: [OptionDefinition], output: OptionGroup
  ) -> [OptionGroup] {
    [OptionGroup("Options", options), output, CommandTable.general()]
  }

  private static func fields(of record: String, _ names: String) -> String {
    "One \(record) a line, fields separated by tabs: \(names)"
  }
}
