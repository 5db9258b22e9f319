#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One thing that a search found.
public struct SearchHit: Sendable, Equatable, Identifiable {
  /// The item as the search index knows it, which lags behind; its `kids` are not in their order.
  public var item: Item
  /// The story that a comment belongs to.
  public var storyID: Int?
  /// The title of that story; foreign text.
  public var storyTitle: String?
  /// The page that story links to.
  public var storyURL: URL?

  /// A hit with the given parts.
  public init(item: Item, storyID: Int? = nil, storyTitle: String? = nil, storyURL: URL? = nil) {
    self.item = item
    self.storyID = storyID
    self.storyTitle = storyTitle
    self.storyURL = storyURL
  }

  /// The number of the item.
  public var id: Int { item.id }
}
