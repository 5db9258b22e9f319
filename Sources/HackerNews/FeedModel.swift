public import AsyncOperators
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// What is on show of one feed at a time, kept up to date.
///
/// The newest wish wins: what an older one still brings is dropped. A refresh that finds nothing new costs one
/// request, the list; each new item one more. What cannot be brought is a gap in its place; a refresh that fails
/// leaves what is on show as it was, says so, and is tried again.
public actor FeedModel {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<FeedSnapshot, Never>

  private let client: HackerNewsClient
  private let followsScores: Bool
  let clock: any Clock<Duration>
  let backoff: Backoff
  let now: @Sendable () -> Date
  nonisolated let wishes = AsyncCurrentValueSubject<Int, Never>(0)
  var fulfilledWishes = 0
  private var turn = 0
  private var isLoading = false
  private var store: FeedStore

  /// Shows nothing yet.
  ///
  /// - Parameters:
  ///   - client: Brings lists and items.
  ///   - feed: The feed that the first, empty snapshot is of.
  ///   - limit: How many items of a feed are on show, 1 or more; what comes in behind them in the feed `new` is an
  ///     arrival all the same.
  ///   - followsScores: Whether each refresh also asks what changed, for items on show: a second request.
  ///   - clock: What refreshes and waits are timed by.
  ///   - backoff: The waits after failures in a row.
  ///   - now: The time of day, for `updatedAt`.
  public init(
    client: HackerNewsClient, feed: Feed, limit: Int, followsScores: Bool = false,
    clock: any Clock<Duration>, backoff: Backoff = Backoff(), now: @escaping @Sendable () -> Date
  ) {
    precondition(limit > 0, "\(limit) items would show nothing")
    self.client = client
    store = FeedStore(limit: limit)
    self.followsScores = followsScores
    self.clock = clock
    self.backoff = backoff
    self.now = now
    snapshots = AsyncCurrentValueSubject(FeedSnapshot(feed: feed))
  }

  /// Brings the feed that `run` follows once more, all items on show included; nothing while that is being done.
  public func refresh() {
    guard !isLoading else { return }
    wishes.send(wishes.value + 1)
  }

  /// Puts a feed on show once.
  ///
  /// - Throws: why the list could not be brought; `.http(.cancelled)` also when a later call overtook this one.
  @discardableResult
  public func load(_ feed: Feed) async throws(HackerNewsError) -> FeedSnapshot {
    do {
      return try await bring(feed, anew: false)
    } catch {
      if error != .http(.cancelled) { publish(feed, .stale(error)) }
      throw error
    }
  }

  /// Puts a feed on show, unless a later turn or cancellation comes in between.
  ///
  /// - Parameters:
  ///   - feed: The feed.
  ///   - anew: Whether items that are known are fetched again.
  /// - Returns: What is on show then.
  /// - Throws: `.http(.cancelled)` for whatever comes too late, a failure too.
  @discardableResult
  func bring(_ feed: Feed, anew: Bool) async throws(HackerNewsError) -> FeedSnapshot {
    turn += 1
    let mine = turn
    isLoading = true
    defer { if mine == turn { isLoading = false } }
    do throws(HackerNewsError) {
      return try await bring(feed, anew: anew, turn: mine)
    } catch {
      try check(mine)
      throw error
    }
  }

  private func bring(
    _ feed: Feed, anew: Bool, turn: Int
  ) async throws(HackerNewsError) -> FeedSnapshot {
    publish(feed, .loading(done: 0, total: nil))
    let list = try await client.ids(in: feed)
    try check(turn)
    store.begin(list, in: feed)
    let changed = anew ? [] : await changed(in: feed)
    try check(turn)
    let wanted = store.wanted(of: list, in: feed, changed: changed, anew: anew)
    var done = 0
    for await (id, outcome) in client.arrivals(of: wanted) {
      try check(turn)
      store.take(outcome, for: id, in: feed)
      done += 1
      // Some twenty states on the way, however long the list.
      guard done % max(1, wanted.count / 20) == 0 else { continue }
      publish(feed, .loading(done: done, total: wanted.count))
    }
    try check(turn)
    store.finish(list, in: feed, at: now())
    return publish(feed, .current)
  }

  /// Whether the caller and this turn are still wanted: others may have come while it waited.
  private func check(_ turn: Int) throws(HackerNewsError) {
    if Task.isCancelled || turn != self.turn { throw .http(.cancelled) }
  }

  /// How long the service wants to be left alone before the missing items of a feed are asked for again.
  func askedWait(in feed: Feed) -> Duration? { store.askedWait(in: feed) }

  /// What changed lately; nothing where scores are not on show.
  private func changed(in feed: Feed) async -> Set<Int> {
    guard followsScores, store.isKnown(feed) else { return [] }
    // Without an answer the scores stay as old as they are; the next refresh asks again.
    return Set((try? await client.updates().items) ?? [])
  }

  @discardableResult
  func publish(_ feed: Feed, _ state: FeedSnapshot.State) -> FeedSnapshot {
    let snapshot = store.snapshot(of: feed, state: state)
    snapshots.send(snapshot)
    return snapshot
  }
}
