import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension FeedModel {
  /// Follows the chosen feed, at once and then every `interval` (more than zero), until the caller is cancelled.
  ///
  /// A failed refresh is tried again after a random wait of at most 1 s, 2 s, 4 s … 60 s, or after what the service
  /// asks for, up to 10 minutes; where it asks for that in place of an item, this refresh is over only then.
  ///
  /// With `pushes` the service tells by itself what changes: as long as its streams are open, refreshes ask for no list,
  /// and each new story costs one request at the moment it comes in. While they are not, refreshes go on as without. A
  /// stream that breaks is opened again by the same waits; one that the service ends or refuses (`cancel`,
  /// `auth_revoked`, 401 and the like) stays closed for this choice. The snapshots say which of it is the case.
  public func run(
    feeds: some AsyncSequence<Feed, Never> & Sendable, interval: Duration,
    pushes: FeedPushes? = nil
  ) async {
    if let pushes {
      await run(feeds: feeds, interval: interval, pushes: pushes, on: clock)
    } else {
      await refresh(feeds: feeds, interval: interval, on: clock)
    }
  }

  /// Brings the chosen feed, at once and then every `interval`.
  func refresh(
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
  private func bringUpToDate(_ feed: Feed, wish: FeedWish, on clock: some Clock<Duration>) async {
    let isWished = wish.renewals > fulfilledRenewals
    fulfilledRenewals = max(wish.renewals, fulfilledRenewals)
    followed = feed
    var failures = 0
    while !Task.isCancelled {
      do throws(HackerNewsError) {
        try await bring(feed, anew: isWished)
        // Cancelled or not, this refresh is over then.
        if let asked = askedWait(in: feed) { try? await clock.sleep(for: asked) }
        return
      } catch .http(.cancelled) {
        return
      } catch {
        failures += 1
        let wait = backoff.wait(after: error, failures: failures)
        let time = now().addingTimeInterval(wait / .seconds(1))
        publish(feed, .retrying(at: time, failures: failures, reason: error))
        do { try await clock.sleep(for: wait) } catch { return }
      }
    }
  }
}
