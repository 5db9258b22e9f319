/// What a search asks for.
struct AlgoliaQuery {
  private let words: [String]
  /// All of these must hold; of each, one of its alternatives.
  private let tags: [[String]]
  private let filters: [AlgoliaFilter]
  let page: Int
  let hitsPerPage: Int

  init(_ query: [String: String]) {
    words = (query["query"] ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }.map(
      String.init)
    tags = Self.groups(of: query["tags"] ?? "")
    filters = (query["numericFilters"] ?? "").split(separator: ",").compactMap(AlgoliaFilter.init)
    page = min(1_000_000, max(0, query["page"].flatMap { Int($0) } ?? 0))
    hitsPerPage = min(1_000, max(1, query["hitsPerPage"].flatMap { Int($0) } ?? 20))
  }

  func matches(_ hit: AlgoliaHit) -> Bool {
    tags.allSatisfy { alternatives in alternatives.contains(where: hit.tags.contains) }
      && filters.allSatisfy { $0.admits(hit) } && words.allSatisfy(hit.searchableText.contains)
  }

  /// Reads `story,(author_a,author_b)`: a comma means "and", inside parentheses "or".
  private static func groups(of text: String) -> [[String]] {
    var groups: [[String]] = []
    var isInside = false
    for part in text.split(separator: ",") {
      let tag = part.filter { !"( )".contains($0) }
      if isInside { groups[groups.count - 1].append(tag) } else { groups.append([tag]) }
      isInside = (isInside || part.contains("(")) && !part.contains(")")
    }
    return groups
  }
}
