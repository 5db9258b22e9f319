import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension FeedModel {
  /// Follows the chosen feed with refreshes and streams side by side; the streams spare the refreshes their request.
  func run(
    feeds: some AsyncSequence<Feed, Never> & Sendable, interval: Duration, pushes: FeedPushes,
    on clock: some Clock<Duration>
  ) async {
    let run = beginPushes(over: pushes)
    let chosen = AsyncCurrentValueSubject<Feed?, Never>(nil)
    await withDiscardingTaskGroup { group in
      group.addTask { for await feed in feeds { chosen.send(feed) } }
      group.addTask {
        let choices = chosen.values().compactMap(\.self)
        await self.refresh(feeds: choices, interval: interval, on: clock)
      }
      group.addTask { await self.follow(chosen, over: pushes, run: run, on: clock) }
      group.addTask {
        let updates = pushes.updates(clock: clock, now: self.now)
        for await news in updates { await self.take(updates: news, run: run) }
      }
      group.addTask {
        for await _ in self.attention.values() { await self.bringPushed(on: clock) }
      }
    }
    if push.run == run { push = PushState(run: run) }
  }

  /// Takes in the pushed lists of the chosen feed; another choice closes the stream of the older.
  private func follow(
    _ chosen: AsyncCurrentValueSubject<Feed?, Never>, over pushes: FeedPushes, run: Int,
    on clock: some Clock<Duration>
  ) async {
    let now = now
    let news = chosen.values().compactMap(\.self).removeDuplicates().flatMapLatest { feed in
      pushes.lists(of: feed, clock: clock, now: now).map { (feed: feed, news: $0) }
    }
    for await (feed, news) in news { take(list: news, of: feed, run: run) }
  }

  private func take(list news: PushNews, of feed: Feed, run: Int) {
    guard push.run == run else { return }
    let wasLive = push.list(of: feed) != nil
    if push.take(news, of: feed), feed == followed { wishes.send(wishes.value.nudged) }
    let isLive = push.list(of: feed) != nil
    if isLive {
      attention.send(attention.value &+ 1)
    } else if wasLive, feed == followed {
      publishAgain()
    }
  }

  private func take(updates news: PushNews, run: Int) {
    guard push.run == run else { return }
    guard case .ids(let ids, let since) = news else { return push.tellsUpdates = false }
    push.tellsUpdates = true
    if markStale(ids, unlessFetchedSince: since) { attention.send(attention.value &+ 1) }
  }

  /// Brings what the streams named: what is new in the list, and what changed on show.
  private func bringPushed(on clock: some Clock<Duration>) async {
    let wait = quietTime
    if wait > .zero { do { try await clock.sleep(for: wait) } catch { return } }
    guard let feed = followed, let list = push.list(of: feed) else { return }
    guard isWorthBringing(list, of: feed) else {
      if snapshots.value.delivery != .push { publishAgain() }
      return
    }
    // It fails only where another turn, or the end of all, came in between.
    _ = try? await bring(feed, anew: false, heals: false)
  }
}

extension FeedWish {
  fileprivate var nudged: FeedWish { FeedWish(renewals: renewals, nudges: nudges + 1) }
}
