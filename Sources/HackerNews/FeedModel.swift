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
/// leaves what is on show as it was, says so, and is tried again. With a cache in its client, a feed whose list an outage
/// keeps from coming is on show as it was kept last, and an item that is young there is not asked for.
public actor FeedModel {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<FeedSnapshot, Never>

  let client: HackerNewsClient
  let followsScores: Bool
  let clock: any Clock<Duration>
  let backoff: Backoff
  let now: @Sendable () -> Date
  nonisolated let wishes = AsyncCurrentValueSubject<FeedWish, Never>(FeedWish())
  var fulfilledRenewals = 0
  /// Says that a stream has brought something to look at.
  nonisolated let attention = AsyncCurrentValueSubject<Int, Never>(0)
  /// The feed that refreshes bring.
  var followed: Feed?
  var push = PushState()
  private var pushTraffic: HTTPTraffic?
  var turn = 0
  var loading: Loading?
  /// Whether everything on show is still to be fetched anew, a later turn having overtaken the one that was to.
  var owesRenewal = false
  /// Until when the service wants to be left alone.
  var quietUntil: Date?
  private var isOffline = false
  var store: FeedStore
  /// What came in and is not in the cache yet.
  var unkept: [Int: ItemAnswer] = [:]
  /// When each list was put into the cache.
  var listsKept: [Feed: Date] = [:]

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
    guard loading == nil else { return }
    var wish = wishes.value
    wish.renewals += 1
    wishes.send(wish)
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

  /// How long the service wants to be left alone before the missing items of a feed are asked for again.
  func askedWait(in feed: Feed) -> Duration? { store.askedWait(in: feed) }

  /// How long the service wants to be left alone from now on, at most 10 minutes.
  var quietTime: Duration {
    let seconds = quietUntil?.timeIntervalSince(now()) ?? 0
    return .seconds(min(max(seconds, 0), 600))
  }

  /// Begins to listen to streams in place of those of an older run, and returns the number of the run.
  func beginPushes(over pushes: FeedPushes) -> Int {
    pushTraffic = pushes.http.traffic
    push = PushState(run: push.run + 1)
    return push.run
  }

  /// Marks what is known of the given items as old; whether something of it is on show.
  ///
  /// Where no scores are on show, only what could not be shown so far is worth another request.
  func markStale(_ ids: [Int], unlessFetchedSince time: Date?) -> Bool {
    let stale = store.stale(among: ids, unlessFetchedSince: time, gapsOnly: !followsScores)
    store.mark(stale: stale)
    return followed.map { store.isOnShow(stale, in: $0) } ?? false
  }

  /// Whether a pushed list has something in it that no turn has brought or is bringing.
  func isWorthBringing(_ list: [Int], of feed: Feed) -> Bool {
    if owesRenewal || store.hasStale(in: feed) { return true }
    if let loading, loading.feed == feed, let other = loading.list { return list != other }
    return list != store.list(of: feed)
  }

  /// What it has cost so far, all feeds and streams together, and all else that its client did.
  public var traffic: Traffic {
    var traffic = client.traffic
    let pushed = pushTraffic?.counts ?? HTTPTraffic.Counts()
    traffic.requests += pushed.requests
    traffic.failures += pushed.failures
    traffic.fromMemory = store.answersFromMemory
    return traffic
  }

  /// Publishes what is on show with what has changed about where it comes from.
  func publishAgain() { publish(snapshots.value.feed, snapshots.value.state) }

  @discardableResult
  func publish(_ feed: Feed, _ state: FeedSnapshot.State) -> FeedSnapshot {
    switch state {
    case .loading: break
    case .current: isOffline = false
    case .retrying, .stale: isOffline = true
    }
    var snapshot = store.snapshot(of: feed, state: state)
    snapshot.delivery = push.list(of: feed) != nil ? .push : isOffline ? .offline : .poll
    snapshot.traffic = traffic
    snapshots.send(snapshot)
    return snapshot
  }
}
