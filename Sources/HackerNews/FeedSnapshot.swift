#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is on show of a feed at a moment: all that a view needs in order to draw it.
public struct FeedSnapshot: Sendable, Equatable {
  /// Which feed it is.
  public var feed: Feed
  /// The first items of the feed by rank, gaps in their places.
  public var rows: [Row]
  /// Items that were on show before the last refresh and are not any more.
  public var gone: [Int]
  /// What has come in since the first refresh of this feed, the latest 500, the newest last.
  ///
  /// Refresh by refresh, each from the bottom of the list up. In the feed `new` that is every story that was not
  /// listed before, also behind the rows.
  public var arrivals: [Arrival]
  /// When the list was last brought; `nil` before the first time.
  public var updatedAt: Date?
  /// What is being done about it.
  public var state: State
  /// How changes come in at the moment.
  public var delivery: Delivery
  /// What it has cost so far, all feeds together.
  public var traffic: Traffic

  /// A snapshot with the given parts.
  public init(
    feed: Feed, rows: [Row] = [], gone: [Int] = [], arrivals: [Arrival] = [],
    updatedAt: Date? = nil, state: State = .loading(done: 0, total: nil),
    delivery: Delivery = .poll, traffic: Traffic = Traffic()
  ) {
    self.feed = feed
    self.rows = rows
    self.gone = gone
    self.arrivals = arrivals
    self.updatedAt = updatedAt
    self.state = state
    self.delivery = delivery
    self.traffic = traffic
  }

  /// How changes come in.
  public enum Delivery: String, CaseIterable, Sendable {
    /// The service tells them at once.
    case push
    /// They are asked for with each refresh.
    case poll
    /// Not at all: the last request failed and nothing is pushed.
    case offline
  }

  /// Whether what is on show is the latest.
  public enum State: Sendable, Equatable {
    /// On its way: so many items of so many; `total` is `nil` as long as the list itself is awaited.
    case loading(done: Int, total: Int?)
    /// As of `updatedAt`.
    case current
    /// As old as `updatedAt` says; tried again at `at` after that many failures in a row, 1 or more.
    case retrying(at: Date, failures: Int, reason: HackerNewsError)
    /// As old as `updatedAt` says, and not tried again by itself.
    case stale(HackerNewsError)
  }

  /// An item that came in after the first refresh, told once.
  ///
  /// A reader that saw only some of the snapshots still sees each: those with a higher number than the last it saw.
  public struct Arrival: Sendable, Equatable {
    /// Counts from 1 in each feed, without holes.
    public var number: Int
    /// Its rank when it came in, from 1.
    public var rank: Int
    /// What came in.
    public var item: Item

    /// An arrival with the given parts.
    public init(number: Int, rank: Int, item: Item) {
      self.number = number
      self.rank = rank
      self.item = item
    }
  }
}

extension FeedSnapshot {
  /// Everything that cannot be shown, by rank.
  public var gaps: [Gap] {
    rows.compactMap { row in
      if case .gap(let reason) = row.content { Gap(id: row.id, reason: reason) } else { nil }
    }
  }
}
