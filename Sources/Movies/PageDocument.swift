/// A page of films as the service sends it; its number is that which was asked for.
struct PageDocument: Decodable {
  var page: MoviePage

  private enum CodingKeys: String, CodingKey {
    case results, dates
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  private enum DateKeys: String, CodingKey { case minimum, maximum }

  /// - Throws: that there is no list of films, as in an error that came with a status of success.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let rows = try fields.decode([Lenient<MovieDocument>].self, forKey: .results)
    let movies = rows.compactMap(\.value?.movie)
    let pages = fields.whole(.totalPages) ?? 1
    page = MoviePage(
      movies: movies,
      gaps: Array(repeating: "unreadable", count: rows.count - movies.count),
      number: 1, lastNumber: min(max(0, pages), MoviePage.reach),
      totalCount: max(0, fields.whole(.totalResults) ?? movies.count))
    if let dates = try? fields.nestedContainer(keyedBy: DateKeys.self, forKey: .dates),
      let first = dates.text(.minimum).flatMap({ CalendarDate($0) }),
      let last = dates.text(.maximum).flatMap({ CalendarDate($0) }), first <= last
    {
      page.dates = first...last
    }
  }
}
