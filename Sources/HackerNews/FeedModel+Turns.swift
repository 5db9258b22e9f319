#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension FeedModel {
  /// What the turn under way is about.
  struct Loading {
    let feed: Feed
    /// The list it brings the items of, once it has one.
    var list: [Int]?
  }

  /// Puts a feed on show, unless a later turn or cancellation comes in between.
  ///
  /// A list that is being pushed is not asked for.
  ///
  /// - Parameters:
  ///   - feed: The feed.
  ///   - anew: Whether items that are known are fetched again.
  ///   - heals: Whether gaps that may heal are fetched again.
  /// - Returns: What is on show then.
  /// - Throws: `.http(.cancelled)` for whatever comes too late, a failure too.
  @discardableResult
  func bring(
    _ feed: Feed, anew: Bool, heals: Bool = true
  ) async throws(HackerNewsError) -> FeedSnapshot {
    turn += 1
    let mine = turn
    loading = Loading(feed: feed)
    owesRenewal = owesRenewal || anew
    defer { if mine == turn { loading = nil } }
    do throws(HackerNewsError) {
      let list = try await list(of: feed)
      try check(mine)
      loading?.list = list
      return try await bring(list, of: feed, heals: heals, turn: mine)
    } catch {
      try check(mine)
      if error.isOutage { try await recall(feed, because: error, turn: mine) }
      throw error
    }
  }

  /// The list of a feed; at first nothing is known of what is in it.
  private func list(of feed: Feed) async throws(HackerNewsError) -> [Int] {
    publish(feed, .loading(done: 0, total: nil))
    if let list = push.list(of: feed) { return list }
    return try await client.ids(in: feed)
  }

  private func bring(
    _ list: [Int], of feed: Feed, heals: Bool, turn: Int
  ) async throws(HackerNewsError) -> FeedSnapshot {
    store.begin(list, in: feed)
    if !owesRenewal { await askWhatChanged(in: feed) }
    try check(turn)
    let anew = owesRenewal
    let wanted = store.wanted(of: list, in: feed, anew: anew, heals: heals)
    var unseen = Set(wanted)
    // What another turn did not let come in is still as old as it was.
    defer { if !unseen.isEmpty { store.mark(stale: unseen) } }
    if !anew { unseen.subtract(try await takeYoung(among: wanted, in: feed, turn: turn)) }
    var failures = ItemFailures(isFirst: !store.isKnown(feed) && unseen.count == wanted.count)
    for await (id, answer) in client.answers(of: wanted.filter(unseen.contains)) {
      try check(turn)
      unseen.remove(id)
      store.take(answer.reading.outcome(for: id), for: id, in: feed, at: now())
      noteUnkept(answer, for: id)
      failures.take(answer)
      // Some twenty states on the way, however long the list.
      let done = wanted.count - unseen.count
      guard done % max(1, wanted.count / 20) == 0 else { continue }
      publish(feed, .loading(done: done, total: wanted.count))
    }
    try check(turn)
    if let outage = failures.outage {
      try await recall(feed, because: outage, turn: turn)
      if store.isKnown(feed) { throw outage }
    }
    if anew { owesRenewal = false }
    store.finish(list, in: feed, at: now(), heals: heals)
    if let asked = askedWait(in: feed) {
      quietUntil = now().addingTimeInterval(asked / .seconds(1))
    }
    let snapshot = publish(feed, .current)
    await keep(list, of: feed)
    return snapshot
  }

  /// Whether the caller and this turn are still wanted: others may have come while it waited.
  func check(_ turn: Int) throws(HackerNewsError) {
    if Task.isCancelled || turn != self.turn { throw .http(.cancelled) }
  }

  /// Asks what changed lately, unless scores are not on show or a stream tells it.
  private func askWhatChanged(in feed: Feed) async {
    guard followsScores, !push.tellsUpdates, store.isKnown(feed) else { return }
    // Without an answer the scores stay as old as they are; the next refresh asks again.
    guard let updates = try? await client.updates() else { return }
    store.mark(stale: Set(updates.items))
  }
}
