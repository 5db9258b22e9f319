import AsyncOperators
import AsyncOperatorsTesting
import CurlTransport
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import HackerNews

/// A feed model that follows a `PushOrigin` while time stands still between the steps of a script.
struct PushedWatch: Sendable {
  private let clock = StepClock()
  private let streams = CountedStreams(over: CurlTransport(connectionsPerHost: 2))
  private let model: FeedModel
  private let control: PushControl
  /// Whether it is told what changes, and not only asks every minute.
  private let isPushed: Bool

  init(of control: PushControl, isPushed: Bool) {
    self.control = control
    self.isPushed = isPushed
    let http = HTTPClient(
      transport: CurlTransport(connectionsPerHost: 16), clock: ContinuousClock())
    model = FeedModel(
      client: HackerNewsClient(http: http, baseURL: control.service), feed: .new,
      limit: PushWorld.shown, followsScores: true, clock: clock,
      now: { [clock] in Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) })
  }

  /// Follows the feed for as long as `body` runs, which begins once all is on show.
  func follow<Result: Sendable>(
    while body: @escaping @Sendable (PushedWatch) async throws -> Result
  ) async throws -> Result {
    let choice = AsyncStream<Feed> { choice in
      choice.yield(.new)
      choice.finish()
    }
    // Its clock moves in steps that have nothing to do with a connection that needs a while.
    let pushes = FeedPushes(
      http: HTTPClient(transport: streams, clock: ContinuousClock()), baseURL: control.service,
      backoff: Backoff(fraction: { 0 }))
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask {
        await model.run(
          feeds: choice, interval: .seconds(60), pushes: isPushed ? pushes : nil)
        return nil
      }
      group.addTask {
        if isPushed {
          try await counts { $0.count == 2 && $0.values.allSatisfy { $0.bytes > 0 } }
        }
        try await isOnShow(control.act([]))
        // What is on show then tells that both streams are listened to.
        if isPushed { try await isOnShow(control.act([.story, .vote])) }
        return try await body(self)
      }
      defer { group.cancelAll() }
      for try await result in group { if let result { return result } }
      throw CancellationError()
    }
  }

  /// Lets a step of a script happen, and all that follows from it.
  func take(_ step: Int, of script: PushScript) async throws {
    if isPushed, let drop = script.drop(before: step) { try await lose(drop) }
    let report = try await control.act(script.acts(in: step))
    if isPushed { try await isOnShow(report) }
    let minute = self.minute
    // The next refresh and, where there are streams, the watch over the silence of each.
    await clock.waitForSleepers(isPushed ? 3 : 1)
    clock.advance(by: PushScript.step)
    guard self.minute > minute else { return }
    let now = Date(timeIntervalSince1970: clock.now.offset / .seconds(1))
    try await snapshot { $0.state == .current && $0.updatedAt == now }
  }

  /// How many whole minutes have passed.
  private var minute: Int64 { clock.now.offset.components.seconds / 60 }

  /// Lets a stream end and waits until another is there in its place.
  private func lose(_ drop: PushAct) async throws {
    let name = drop == .dropList ? PushOrigin.list : PushOrigin.updates
    let before = streams.counts.value[name] ?? CountedStreams.Count()
    try await control.act([drop])
    try await counts { counts in
      guard let count = counts[name] else { return false }
      return count.connections > before.connections && count.bytes > before.bytes
    }
  }

  /// Waits until everything that was sent has been read, and what is on show is what is reported.
  private func isOnShow(_ report: PushReport) async throws {
    if isPushed {
      try await counts { counts in
        [PushOrigin.list, PushOrigin.updates].allSatisfy { name in
          guard let count = counts[name], let sent = report.sent[name] else { return false }
          return count.isAwaited && count.bytes == sent && sent > 0
        }
      }
    }
    try await snapshot { snapshot in
      snapshot.state == .current && snapshot.delivery == (isPushed ? .push : .poll)
        && snapshot.rows.first?.id == report.newest
        && snapshot.rows.reduce(0) { $0 + ($1.item?.points ?? 0) } == report.points
    }
  }

  private func snapshot(_ isWanted: (FeedSnapshot) -> Bool) async throws {
    for await snapshot in model.snapshots.values() where isWanted(snapshot) { return }
    throw CancellationError()
  }

  private func counts(_ areWanted: ([String: CountedStreams.Count]) -> Bool) async throws {
    for await counts in streams.counts.values() where areWanted(counts) { return }
    throw CancellationError()
  }
}
