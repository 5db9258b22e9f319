#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Terminal
import ToolKit

/// A film with its place in a list.
struct MovieRecord {
  var movie: Movie
  /// Its rank, from 1; nil where it stands alone.
  var position: Int?
  /// The address of its poster.
  var poster: URL?

  /// Its line in the given layout.
  func line(in layout: Layout, glyphs: ViewGlyphs) -> String {
    switch layout.form {
    case .rows: MovieRow(self, width: layout.columns(), glyphs: glyphs).line(in: layout)
    case .sentences: sentence
    case .fields: layout.line(fields, [0: .aside, 2: .rating, 4: .date])
    case .objects: JSONValue.object(members).line
    }
  }

  /// In the order that help states.
  var fields: [String] {
    [position.map(String.init) ?? ""] + facts + [poster?.absoluteString ?? ""]
  }

  /// What is known of the film itself, in the order that help states.
  var facts: [String] {
    [
      String(movie.id), movie.rating?.decimal ?? "", String(movie.rating?.votes ?? 0),
      movie.releaseDate?.description ?? "", movie.originalLanguage, movie.shownTitle,
      movie.originalTitle,
    ]
  }

  /// The members of its JSON object.
  var members: [String: JSONValue] {
    [
      "id": .integer(movie.id), "kind": "movie",
      "original_language": JSONValue(movie.originalLanguage),
      "original_title": JSONValue(movie.originalTitle), "overview": JSONValue(movie.overview),
      "position": JSONValue(position), "poster_url": JSONValue(poster?.absoluteString),
      "rating": JSONValue(movie.rating?.average),
      "release_date": JSONValue(movie.releaseDate?.description),
      "title": JSONValue(movie.title), "votes": .integer(movie.rating?.votes ?? 0),
    ]
  }

  private var sentence: String {
    let start = position.map { "\($0). " } ?? ""
    return ([start + movie.shownTitle] + movie.otherTitle + movie.standing)
      .joined(separator: ", ").safeLine
  }
}
