/// A row of a page that is no film, and why.
public struct MovieGap: Equatable, Sendable {
  /// Its place on the page, from 1.
  public var row: Int
  /// A phrase such as `no title`.
  public var reason: String

  /// A gap with the given parts.
  public init(row: Int, reason: String) { (self.row, self.reason) = (row, reason) }
}
