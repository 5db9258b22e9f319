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
  private let limit: Int
  private let followsScores: Bool
  private let clock: any Clock<Duration>
  private let backoff: Backoff
  private let now: @Sendable () -> Date
  private nonisolated let wishes = AsyncCurrentValueSubject<Int, Never>(0)
  private var fulfilledWishes = 0
  private var turn = 0
  private var isLoading = false
  private var memories: [Feed: FeedMemory] = [:]
  /// By number, for all feeds; dropped once too many are in no list any more.
  private var items: [Int: Item] = [:]

  /// Shows nothing yet.
  ///
  /// - Parameters:
  ///   - client: Brings lists and items.
  ///   - feed: The feed that the first, empty snapshot is of.
  ///   - limit: How many items of a feed are on show, 1 or more.
  ///   - followsScores: Whether each refresh also asks what changed, for items on show: a second request.
  ///   - clock: What refreshes and waits are timed by.
  ///   - backoff: The waits after failures in a row.
  ///   - now: The time of day, for `updatedAt`.
  public init(
    client: HackerNewsClient, feed: Feed, limit: Int, followsScores: Bool = false,
    clock: any Clock<Duration>, backoff: Backoff = Backoff(), now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.limit = limit
    self.followsScores = followsScores
    self.clock = clock
    self.backoff = backoff
    self.now = now
    snapshots = AsyncCurrentValueSubject(FeedSnapshot(feed: feed))
  }

  /// Follows the chosen feed, at once and then every `interval`, until the caller is cancelled.
  ///
  /// A failed refresh is tried again after a random wait of at most 1 s, 2 s, 4 s … 60 s, or after what the service
  /// asks for, up to 10 minutes.
  public func run(
    feeds: some AsyncSequence<Feed, Never> & Sendable, interval: Duration
  ) async {
    await run(feeds: feeds, interval: interval, on: clock)
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

  private func run(
    feeds: some AsyncSequence<Feed, Never> & Sendable, interval: Duration,
    on clock: some Clock<Duration>
  ) async {
    let choices = combineLatest(
      feeds.removeDuplicates(), wishes.values(), bufferingPolicy: .newest(1))
    let refreshes = choices.flatMapLatest { feed, wish in
      FeedRefreshes(interval: interval, clock: clock) {
        await self.bringUpToDate(feed, wish: wish, on: clock)
      }
    }
    for await _ in refreshes {}
  }

  /// Brings a feed, however often it takes.
  private func bringUpToDate(_ feed: Feed, wish: Int, on clock: some Clock<Duration>) async {
    let isWished = wish > fulfilledWishes
    fulfilledWishes = max(wish, fulfilledWishes)
    var failures = 0
    while !Task.isCancelled {
      do throws(HackerNewsError) {
        try await bring(feed, anew: isWished)
        return
      } catch .http(.cancelled) {
        return
      } catch {
        failures += 1
        let wait = wait(after: error, failures: failures)
        let time = now().addingTimeInterval(wait / .seconds(1))
        publish(feed, .retrying(at: time, failures: failures, reason: error))
        do { try await clock.sleep(for: wait) } catch { return }
      }
    }
  }

  private func wait(after error: HackerNewsError, failures: Int) -> Duration {
    let wait = backoff.wait(afterFailures: failures)
    guard case .http(.slowDown(_, let asked?)) = error else { return wait }
    return max(wait, min(asked, .seconds(600)))
  }

  /// Fetches the list and what is missing of it; looks after each wait whether that is still wanted.
  @discardableResult
  private func bring(_ feed: Feed, anew: Bool) async throws(HackerNewsError) -> FeedSnapshot {
    turn += 1
    let mine = turn
    isLoading = true
    defer { if mine == turn { isLoading = false } }
    publish(feed, .loading(done: 0, total: nil))
    let list = try await client.ids(in: feed)
    guard mine == turn else { throw .http(.cancelled) }
    memories[feed, default: FeedMemory()].begin(list.prefix(limit))
    let wanted = await wanted(of: list.prefix(limit), in: feed, anew: anew)
    guard mine == turn else { throw .http(.cancelled) }
    var done = 0
    for await (id, outcome) in client.arrivals(of: wanted) {
      guard mine == turn else { throw .http(.cancelled) }
      take(outcome, for: id, in: feed)
      done += 1
      // Some twenty states on the way, however long the list.
      if done % max(1, wanted.count / 20) == 0 {
        publish(feed, .loading(done: done, total: wanted.count))
      }
    }
    guard !Task.isCancelled, mine == turn else { throw .http(.cancelled) }
    memories[feed, default: FeedMemory()].finish(
      list, limit: limit, feed: feed, items: items, at: now())
    forgetUnlisted()
    return publish(feed, .current)
  }

  private func wanted(
    of ids: ArraySlice<Int>, in feed: Feed, anew: Bool
  ) async -> [Int] {
    if anew { return Array(ids) }
    let memory = memories[feed] ?? FeedMemory()
    var changed: Set<Int> = []
    if followsScores, memory.updatedAt != nil {
      // Without it the scores stay as old as they are; the next refresh asks again.
      changed = Set((try? await client.updates().items) ?? [])
    }
    return ids.filter { id in
      items[id] == nil ? memory.isWorthAsking(for: id) : changed.contains(id)
    }
  }

  private func take(_ outcome: Result<Item, Gap>, for id: Int, in feed: Feed) {
    switch outcome {
    case .success(let item) where item.title == nil:
      memories[feed]?.note(.unexpectedKind(item.kind), for: id)
    case .success(let item):
      items[id] = item
      memories[feed]?.note(nil, for: id)
    case .failure(let gap):
      // What could be shown once stays, unless it is gone for certain.
      if items[id] != nil, gap.reason != .deleted, gap.reason != .dead { return }
      items[id] = nil
      memories[feed]?.note(gap.reason, for: id)
    }
  }

  private func forgetUnlisted() {
    guard items.count > max(4_000, 2 * limit) else { return }
    let listed = Set(memories.values.flatMap(\.ids))
    items = items.filter { listed.contains($0.key) }
  }

  @discardableResult
  private func publish(_ feed: Feed, _ state: FeedSnapshot.State) -> FeedSnapshot {
    let memory = memories[feed] ?? FeedMemory()
    let snapshot = memory.snapshot(of: feed, items: items, state: state)
    snapshots.send(snapshot)
    return snapshot
  }
}
