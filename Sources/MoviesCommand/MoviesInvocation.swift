import Movies
import Options
import ToolKit

/// What `movies` is asked to do.
enum MoviesInvocation: Sendable, Equatable {
  case list(MovieList, MovieExcerpt)
  case search(String, MovieExcerpt)
  /// A search as one types, beginning with a text.
  case interactiveSearch(String, MovieExcerpt)
  /// A film by its number.
  case show(Int)
  case browse(MovieList, MovieExcerpt)
  /// Where the data come from.
  case credits
  /// How posters would be shown.
  case explainImages

  /// The command that the settings name, with its operands and options.
  /// - Throws: That there is nothing to search for, or too much.
  init(_ settings: Settings) throws(UsageError) {
    let excerpt = MovieExcerpt(
      limit: settings[MoviesKeys.limit], firstPage: settings[MoviesKeys.page])
    let list = settings.operands.first.flatMap(MovieList.init) ?? .upcoming
    if settings[MoviesKeys.credits] {
      self = .credits
    } else if settings[MoviesKeys.explainImages] {
      self = .explainImages
    } else {
      switch settings.command {
      case Command.search.name:
        let isInteractive = settings[MoviesKeys.interactive]
        let query = try Self.query(settings.operands, isNeeded: !isInteractive)
        self = isInteractive ? .interactiveSearch(query, excerpt) : .search(query, excerpt)
      case Command.show.name:
        self = .show(settings.operands.first.flatMap(FilmAddress.id) ?? 0)
      case Command.browse.name: self = .browse(list, excerpt)
      default: self = .list(list, excerpt)
      }
    }
  }

  /// The service looks at no more, and an address must stay short.
  private static let mostBytes = 500

  private static func query(
    _ words: [String], isNeeded: Bool
  ) throws(UsageError) -> String {
    let text = words.joined(separator: " ")
    if isNeeded, text.allSatisfy(\.isWhitespace) {
      throw CommandTable.movies.missingOperand(of: .search)
    }
    guard text.utf8.count <= mostBytes else {
      throw UsageError("QUERY has more than \(mostBytes) bytes")
    }
    return text
  }
}

/// Which films of a list are shown.
struct MovieExcerpt: Sendable, Equatable {
  /// The most films.
  var limit: Int
  /// The page to begin with, from 1.
  var firstPage: Int
}
