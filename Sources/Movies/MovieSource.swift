/// Where films come from, page by page.
public enum MovieSource: Hashable, Sendable {
  case list(MovieList)
  /// What a search by title finds.
  case search(String)

  var path: String {
    switch self {
    case .list(let list): list.path
    case .search: "search/movie"
    }
  }

  var query: [(name: String, value: String)] {
    switch self {
    case .list: []
    case .search(let text): [("query", text), ("include_adult", "false")]
    }
  }
}
