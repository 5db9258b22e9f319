import Movies
import Terminal

extension Movie {
  /// The title in the language asked for, else the original one; where nothing is to be seen of either, its number.
  var shownTitle: String {
    [title, originalTitle].first { !$0.safeLine.allSatisfy(\.isWhitespace) } ?? "film \(id)"
  }

  /// The original title, where it is another.
  var otherTitle: [String] {
    let isSeen = !originalTitle.safeLine.allSatisfy(\.isWhitespace)
    return isSeen && originalTitle != shownTitle ? [originalTitle] : []
  }

  /// Rating and date as a reader is told them, those that are known.
  var standing: [String] {
    [rating.map { "\($0.percent) %, \($0.count)" } ?? "no votes"]
      + (releaseDate.map { ["released \($0)"] } ?? [])
  }
}

extension Rating {
  /// The number of votes in words.
  var count: String { votes == 1 ? "1 vote" : "\(votes) votes" }

  /// The average with one digit behind the point.
  var decimal: String {
    let tenths = Int((average * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Five signs, as many of them stars as the rating has.
  func stars(_ glyphs: RatingGlyphs) -> String {
    String(repeating: glyphs.star, count: stars)
      + String(repeating: glyphs.rest, count: 5 - stars)
  }
}
