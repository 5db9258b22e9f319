/// One page of what a search found.
public struct SearchPage: Sendable, Equatable {
  /// The hits in the order asked for.
  public var hits: [SearchHit]
  /// Hits that came but could not be read.
  public var unreadableCount: Int
  /// Which page this is, from 1.
  public var page: Int
  /// How many pages can be had; 0 where nothing was found, and beyond the reach of the service.
  public var pageCount: Int
  /// How many hits there are, as far as the service counts them.
  public var totalCount: Int
  /// Whether the page lies behind the 1,000 hits that the service gives out.
  public var isBeyondReach: Bool

  /// A page with the given parts.
  public init(
    hits: [SearchHit], unreadableCount: Int = 0, page: Int = 1, pageCount: Int = 1,
    totalCount: Int, isBeyondReach: Bool = false
  ) {
    self.hits = hits
    self.unreadableCount = unreadableCount
    self.page = page
    self.pageCount = pageCount
    self.totalCount = totalCount
    self.isBeyondReach = isBeyondReach
  }
}
