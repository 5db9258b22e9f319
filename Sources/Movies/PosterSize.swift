/// The widths in which the service keeps posters.
///
/// Source: TMDB's configuration, the same in all captures since 2019.
public enum PosterSize: String, Sendable, CaseIterable {
  case w92, w154, w185, w342, w500, w780

  /// The smallest that is at least so many pixels wide; the largest where none is.
  public init(pixelsWide: Int) {
    self = Self.allCases.first { $0.pixels >= pixelsWide } ?? .w780
  }

  /// The width in pixels.
  public var pixels: Int { Int(rawValue.dropFirst()) ?? 0 }
}
