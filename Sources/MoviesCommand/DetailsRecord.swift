#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Terminal
import ToolKit

/// A film with its people as a record.
struct DetailsRecord {
  var details: MovieDetails
  /// The address of its poster.
  var poster: URL?

  /// In the order that help states.
  var fields: [String] {
    MovieRecord(movie: details.movie).facts + [
      details.minutes.map(String.init) ?? "", details.genres.joined(separator: ", "),
      directors.joined(separator: ", "), details.cast.map(\.name).joined(separator: ", "),
      details.trailer?.absoluteString ?? "", poster?.absoluteString ?? "", details.tagline ?? "",
      details.movie.overview ?? "",
    ]
  }

  /// The members of its JSON object: those of a film in a list, and more.
  var members: [String: JSONValue] {
    let more: [String: JSONValue] = [
      "cast": .array(
        details.cast.map {
          .object(["character": JSONValue($0.character), "name": .string($0.name)])
        }),
      "crew": .array(
        details.crew.map { .object(["job": .string($0.job), "name": .string($0.name)]) }),
      "genres": .array(details.genres.map { .string($0) }),
      "runtime_minutes": JSONValue(details.minutes), "tagline": JSONValue(details.tagline),
      "trailer_url": JSONValue(details.trailer?.absoluteString),
    ]
    return MovieRecord(movie: details.movie, poster: poster).members
      .merging(more) { _, more in more }
  }

  /// The film as sentences, whole.
  var sentences: [String] {
    let movie = details.movie
    let title = ([movie.shownTitle] + movie.otherTitle + movie.standing).joined(separator: ", ")
    let people = [
      directors.isEmpty ? nil : "Directed by \(directors.joined(separator: ", "))",
      details.cast.isEmpty
        ? nil : "With \(details.cast.map(\.name).prefix(12).joined(separator: ", "))",
    ]
    let facts = [
      details.minutes.map { "\($0) minutes" },
      details.genres.isEmpty ? nil : details.genres.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: ", ")
    let all = [
      title, details.tagline, facts.isEmpty ? nil : facts, movie.overview, people[0], people[1],
      details.trailer.map { "Trailer: \($0.absoluteString)" },
    ]
    return all.compactMap { $0?.safeLine }
  }

  private var directors: [String] {
    details.crew.filter { $0.job == "Director" }.map(\.name)
  }
}
