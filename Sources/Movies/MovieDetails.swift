#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A film with the people who made it and what else is known of it; texts are foreign.
public struct MovieDetails: Hashable, Sendable {
  public var movie: Movie
  /// Names in the language asked for.
  public var genres: [String] = []
  /// How long it lasts; nil where that is unknown.
  public var minutes: Int?
  public var tagline: String?
  /// In the order of the credits.
  public var cast: [CastMember] = []
  /// In the order of the service; one person may stand there several times.
  public var crew: [CrewMember] = []
  public var videos: [Video] = []

  /// A film of which no more is known.
  public init(of movie: Movie) { self.movie = movie }

  /// The web address of the trailer: an official one before others, a trailer before a teaser.
  public var trailer: URL? {
    let playable = videos.filter { $0.address != nil }
    let ranked = ["Trailer", "Teaser"].lazy.flatMap { kind in
      playable.filter { $0.kind == kind && $0.isOfficial }
        + playable.filter { $0.kind == kind && !$0.isOfficial }
    }
    return ranked.first?.address
  }
}

/// Somebody who is seen or heard in a film.
public struct CastMember: Hashable, Sendable {
  public var name: String
  /// Nil where it has no name.
  public var character: String?

  public init(name: String, character: String? = nil) {
    (self.name, self.character) = (name, character)
  }
}

/// Somebody who worked on a film, and as what.
public struct CrewMember: Hashable, Sendable {
  public var name: String
  /// Such as `Director`.
  public var job: String

  public init(name: String, job: String) { (self.name, self.job) = (name, job) }
}
