/// A page of films, 20 at most.
public struct MoviePage: Equatable, Sendable {
  /// In the order of the service.
  public var movies: [Movie]
  /// The rows that are left out.
  public var gaps: [MovieGap]
  /// From 1.
  public var number: Int
  /// The last page that can be had; 0 where there are no films.
  public var lastNumber: Int
  /// How many films the service says there are on all pages.
  public var totalCount: Int
  /// The days of release that the list is about, where it says so.
  public var dates: ClosedRange<CalendarDate>?

  /// No more pages are given out, however many there are.
  public static let reach = 500

  static func beyondTheEnd(_ number: Int) -> MoviePage {
    MoviePage(movies: [], gaps: [], number: number, lastNumber: 0, totalCount: 0)
  }
}
