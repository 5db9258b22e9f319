/// The signs of a rating.
struct RatingGlyphs: Equatable, Sendable {
  var star: String
  var rest: String

  /// For a locale of UTF-8.
  static let unicode = RatingGlyphs(star: "*", rest: "·")
  /// For any other.
  static let ascii = RatingGlyphs(star: "*", rest: "-")
}
