/// A film as a list or a search shows it; texts are foreign.
public struct Movie: Hashable, Sendable, Identifiable {
  public let id: Int
  /// In the language asked for; empty where there is no translation.
  public var title: String
  /// In the film's own language; may be empty.
  public var originalTitle: String
  /// The film's own language, such as `en`; may be empty.
  public var originalLanguage: String
  /// Nil where nobody has written one.
  public var overview: String?
  public var releaseDate: CalendarDate?
  /// Nil without votes.
  public var rating: Rating?
  /// Nil without a poster.
  public var posterPath: PosterPath?

  /// A film with a number and titles, and nothing else known.
  public init(id: Int, title: String, originalTitle: String = "", originalLanguage: String = "") {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.originalLanguage = originalLanguage
  }
}
