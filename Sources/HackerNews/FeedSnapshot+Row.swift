extension FeedSnapshot {
  /// One place of a feed.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The number of the item.
    public var id: Int
    /// The place in the feed, from 1; a gap keeps its own.
    public var rank: Int
    /// What is there.
    public var content: Content
    /// What the last refresh changed about it.
    public var change: Change

    /// A row with the given parts.
    public init(id: Int, rank: Int, content: Content, change: Change = .none) {
      self.id = id
      self.rank = rank
      self.content = content
      self.change = change
    }

    /// The item, if there is one.
    public var item: Item? { if case .item(let item) = content { item } else { nil } }
  }

  /// What is at a place.
  public enum Content: Sendable, Equatable {
    /// Still on its way.
    case pending
    /// A story, a job or a poll.
    case item(Item)
    /// Nothing, and why.
    case gap(Gap.Reason)
  }

  /// What a refresh changed about a row.
  public enum Change: Sendable, Equatable {
    /// Nothing; the first refresh changes nothing.
    case none
    /// It was never on show before: not among the first rows; in the feed `new`, nowhere in the list, at whose end
    /// older ones slide in and are not new.
    case new
    /// It was on show at another rank.
    case moved(from: Int)
  }
}
