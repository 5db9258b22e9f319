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
    let rows = try fields.decode([Row].self, forKey: .results)
    let movies = rows.compactMap(\.movie)
    let pages = fields.whole(.totalPages) ?? 1
    page = MoviePage(
      movies: movies,
      gaps: zip(1..., rows).compactMap { number, row in
        row.reason.map { MovieGap(row: number, reason: $0) }
      },
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

/// A row of a page: a film, or why it is none.
private struct Row: Decodable {
  var movie: Movie?
  var reason: String?

  init(from decoder: any Decoder) throws {
    movie = try? MovieDocument(from: decoder).movie
    if movie != nil { return }
    let fields = try? decoder.container(keyedBy: MovieDocument.CodingKeys.self)
    let hasNumber = fields?.whole(.id).map { $0 > 0 } ?? false
    reason = fields == nil ? "nothing readable" : hasNumber ? "no title" : "no number"
  }
}
