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
  /// What was asked for, such as `de`.
  public var language = "en"

  /// A film of which no more is known.
  public init(of movie: Movie) { self.movie = movie }

  /// The web address of the trailer; nil where there is none.
  ///
  /// A trailer comes before a teaser, one in the language asked for before an English one and that before others, and an
  /// official one before others.
  public var trailer: URL? {
    let playable = videos.filter { $0.address != nil }
    return ["Trailer", "Teaser"].lazy.compactMap { kind in
      playable.filter { $0.kind == kind }.min { rank(of: $0) < rank(of: $1) }
    }.first?.address
  }

  private func rank(of video: Video) -> Int {
    let foreign = video.language == language ? 0 : video.language == "en" ? 2 : 4
    return foreign + (video.isOfficial ? 0 : 1)
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
