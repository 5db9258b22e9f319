/// A film as the service sends it, in a list or with details; what may be missing sometimes is.
///
/// Source: developer.themoviedb.org/reference.
struct MovieDocument: Decodable {
  var movie: Movie

  enum CodingKeys: String, CodingKey {
    case id, title, overview
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case posterPath = "poster_path"
    case average = "vote_average"
    case votes = "vote_count"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    movie = Movie(
      id: try fields.decode(Int.self, forKey: .id), title: fields.text(.title) ?? "",
      originalTitle: fields.text(.originalTitle) ?? "",
      originalLanguage: fields.text(.originalLanguage) ?? "")
    guard movie.id > 0, !(movie.title.isEmpty && movie.originalTitle.isEmpty) else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "no film")
    }
    movie.overview = fields.words(.overview)
    movie.releaseDate = fields.text(.releaseDate).flatMap { CalendarDate($0) }
    movie.posterPath = fields.text(.posterPath).flatMap { PosterPath($0) }
    movie.rating = fields.number(.average).flatMap { average in
      fields.whole(.votes).flatMap { Rating(average: average, votes: $0) }
    }
  }
}
