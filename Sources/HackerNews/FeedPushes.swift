#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// How the service is asked to push what changes, instead of being asked time and again.
///
/// Each stream holds a connection for as long as it lives, so `http` should send over a transport of its own: two
/// streams, the list of a feed and `updates`, are open at a time.
public struct FeedPushes: Sendable {
  /// A stream that says nothing for so long is dead: the service sends a sign of life every 30 seconds.
  public static let longestSilence = Duration.seconds(45)

  let http: HTTPClient
  let baseURL: URL
  let backoff: Backoff

  /// Streams of the service at the address, which ends in `/v0`.
  ///
  /// - Parameters:
  ///   - http: Opens the streams; its policy says how many redirects are followed.
  ///   - baseURL: The service.
  ///   - backoff: The waits before a stream that broke is opened again. A stream that lived for a minute counts as
  ///     healthy, and the waits begin anew after it.
  public init(
    http: HTTPClient, baseURL: URL = HackerNewsClient.officialAddress, backoff: Backoff = Backoff()
  ) {
    self.http = http
    self.baseURL = baseURL
    self.backoff = backoff
  }

  /// The list of a feed as it is after each change, the whole of it each time.
  func lists<C: Clock<Duration>>(
    of feed: Feed, clock: C, now: @escaping @Sendable () -> Date
  ) -> PushSequence<C> {
    PushSequence(pushes: self, path: feed.path, clock: clock, now: now) { tree, _ in tree.ids }
  }

  /// The numbers of the items that each change names.
  func updates<C: Clock<Duration>>(
    clock: C, now: @escaping @Sendable () -> Date
  ) -> PushSequence<C> {
    PushSequence(pushes: self, path: "updates.json", clock: clock, now: now) { $1.namedItems }
  }
}
