/// The places that a text may mean.
public struct PlaceMatches: Sendable, Equatable {
  /// The text without blanks around it; foreign.
  public var text: String
  /// The best first, as the service ranks them; at least one.
  public var places: [Place]
  /// Whether the service could not be reached and these were remembered.
  public var isOutdated: Bool

  /// Matches of a text.
  public init(text: String, places: [Place], isOutdated: Bool = false) {
    self.text = text
    self.places = places
    self.isOutdated = isOutdated
  }
}
