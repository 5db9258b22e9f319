import Foundation
import Movies
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("1999-10-15", "1999-10-15"), ("2024-02-29", "2024-02-29"), ("2025-12-31", "2025-12-31"),
    ("0001-01-01", "0001-01-01"), ("2025-02-29", nil), ("2025-02-30", nil), ("2025-13-01", nil),
    ("2025-00-10", nil), ("2025-01-00", nil), ("", nil), ("2025", nil), ("2025-1-1", nil),
    ("2025-01-01T00:00:00Z", nil), ("٢٠٢٥-٠١-٠١", nil), ("2025-01--1", nil), ("0000-01-01", nil),
    ("1900-02-29", nil), ("2000-02-29", "2000-02-29"),
  ])
  func `a date is a day that there is`(text: String, day: String?) {
    #expect(CalendarDate(text)?.description == day)
  }

  @Test func `months are months`() throws {
    let july = try #require(CalendarDate("2026-07-04"))
    #expect((july.year, july.month, july.day) == (2026, 7, 4))
  }

  @Test(arguments: [
    (8.433, 26_280, 84, 4), (0.0, 3, 0, 0), (10, 1, 100, 5), (6.95, 5, 70, 3), (5, 5, 50, 3),
  ])
  func `a rating is percent and stars`(average: Double, votes: Int, percent: Int, stars: Int) {
    let rating = Rating(average: average, votes: votes)
    #expect(rating?.percent == percent && rating?.stars == stars)
  }

  @Test(arguments: [(0.0, 0), (8, 0), (8, -1), (11, 3), (-1, 3), (Double.nan, 3)])
  func `no votes are no rating, not a bad one`(average: Double, votes: Int) {
    #expect(Rating(average: average, votes: votes) == nil)
  }

  @Test(arguments: [
    ("/abc_1-2.jpg", true), ("abc.jpg", false), ("/", false), ("/a/b.jpg", false), ("", false),
    ("/../x.jpg", false), ("/a?b", false), ("/ä.jpg", false), ("//x.jpg", false),
  ])
  func `a poster has a plain name`(text: String, isFine: Bool) {
    #expect((PosterPath(text) != nil) == isFine)
  }

  @Test func `a size is the smallest that suffices`() {
    #expect(PosterSize(pixelsWide: 1) == .w92 && PosterSize(pixelsWide: 92) == .w92)
    #expect(PosterSize(pixelsWide: 93) == .w154 && PosterSize(pixelsWide: 5000) == .w780)
  }

  @Test func `the trailer is an official one where there is one`() {
    var details = MovieDetails(of: Movie(id: 1, title: "A"))
    func video(_ key: String, _ kind: String, _ site: String = "YouTube", official: Bool) -> Video {
      Video(name: "", site: site, key: key, kind: kind, isOfficial: official)
    }
    #expect(details.trailer == nil)
    details.videos = [
      video("c", "Clip", official: true), video("v", "Trailer", "Vimeo", official: true),
    ]
    #expect(details.trailer == nil)
    details.videos += [
      video("t", "Teaser", official: true), video("u", "Trailer", official: false),
    ]
    #expect(details.trailer?.absoluteString == "https://www.youtube.com/watch?v=u")
    details.videos.append(video("o", "Trailer", official: true))
    #expect(details.trailer?.absoluteString == "https://www.youtube.com/watch?v=o")
    details.videos = [video("a&b=\u{1B}", "Trailer", official: true)]
    #expect(details.trailer == nil)
  }

  @Test(arguments: [("en", "e"), ("de", "d"), ("fr", "e"), ("ja", "e")])
  func `the trailer is in the language asked for, else in English`(language: String, key: String) {
    var details = MovieDetails(of: Movie(id: 1, title: "A"))
    details.language = language
    func video(_ key: String, _ kind: String, _ language: String?, official: Bool) -> Video {
      Video(
        name: "", site: "YouTube", key: key, kind: kind, isOfficial: official, language: language)
    }
    details.videos = [
      video("t", "Teaser", language, official: true), video("u", "Trailer", nil, official: true),
      video("f", "Trailer", "en", official: false), video("d", "Trailer", "de", official: true),
      video("e", "Trailer", "en", official: true),
    ]
    #expect(details.trailer?.absoluteString == "https://www.youtube.com/watch?v=\(key)")
  }

  @Test(arguments: ["0123456789abcdef0123456789abcdef", "eyJa.b.c"])
  func `a key is not shown`(text: String) {
    let key = MoviesKey(text)
    var dumped = ""
    dump(key, to: &dumped)
    for shown in ["\(key)", String(reflecting: key), dumped] { #expect(!shown.contains(text)) }
  }
}
