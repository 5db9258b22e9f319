import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// What a service pushes about one value, over one connection after the other.
///
/// Each connection begins with the whole value, so whatever was missed in between is in it. A slow reader holds the
/// service back. The first element is `.down`; it ends with its reader's task, and
/// after `.ended`.
struct PushSequence<C: Clock<Duration>>: AsyncSequence, Sendable {
  /// What the reader is told of the value and the change that led to it; nothing where the value is wrong.
  typealias Reading = @Sendable (JSONTree, PushChange) -> [Int]?

  let pushes: FeedPushes
  let path: String
  let clock: C
  let now: @Sendable () -> Date
  let reading: Reading

  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  /// A connection that lives; it is closed when the last copy is dropped.
  struct Connection {
    var events: AsyncMergeSequence<ServerSentEvent, HTTPError>.AsyncIterator
    let begun: Date
    /// Since when the value is known; nil before it came.
    var healthySince: C.Instant?
    var value = JSONTree.null
  }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: PushSequence
    var connection: Connection?
    var failures = 0
    var askedWait: Duration?
    var hasBegun = false
    var isOver = false

    mutating func next() async -> PushNews? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> PushNews? {
      guard hasBegun else {
        hasBegun = true
        return .down
      }
      guard !isOver, await connect(isolation: actor) else { return nil }
      do throws(PushFailure) {
        if let ids = try await ids(isolation: actor) { return ids }
        return nil
      } catch { return lose(because: error) }
    }

    /// Opens a connection where there is none, after a wait if the last one failed; false when cancelled.
    private mutating func connect(isolation actor: isolated (any Actor)?) async -> Bool {
      guard connection == nil else { return true }
      if failures > 0 {
        let wait = sequence.pushes.backoff.wait(afterFailures: failures)
        do { try await sequence.clock.sleep(for: Swift.max(wait, askedWait ?? .zero)) } catch {
          return false
        }
      }
      connection = sequence.connection()
      return !Task.isCancelled
    }

    /// The numbers that the next change brings; nil when cancelled.
    private mutating func ids(
      isolation actor: isolated (any Actor)?
    ) async throws(PushFailure) -> PushNews? {
      while let event = try await nextEvent(isolation: actor) {
        switch try PushEvent(event) {
        case .keepAlive: continue
        case .end(let reason): throw .refused(reason)
        case .change(let change): if let ids = try take(change) { return ids }
        }
      }
      return nil
    }

    private mutating func nextEvent(
      isolation actor: isolated (any Actor)?
    ) async throws(PushFailure) -> ServerSentEvent? {
      do throws(HTTPError) {
        return try await connection?.events.next(isolation: actor)
      } catch { throw .http(error) }
    }

    /// What a change means; nothing before the whole value has come.
    private mutating func take(_ change: PushChange) throws(PushFailure) -> PushNews? {
      guard var current = connection, change.isWhole || current.healthySince != nil else {
        return nil
      }
      connection?.value = .null  // so that there is one owner, and it is changed in place
      try change.apply(to: &current.value)
      guard let ids = sequence.reading(current.value, change) else {
        throw .unreadable("not a list of items")
      }
      let since = current.healthySince == nil ? current.begun : nil
      if current.healthySince == nil { current.healthySince = sequence.clock.now }
      connection = current
      return .ids(ids, since: since)
    }

    private mutating func lose(because failure: PushFailure) -> PushNews? {
      if Task.isCancelled { return nil }
      if let since = connection?.healthySince,
        since.duration(to: sequence.clock.now) >= .seconds(60)
      {
        failures = 0
      }
      connection = nil
      failures += 1
      askedWait = failure.askedWait
      isOver = !failure.isPassing
      return isOver ? .ended : .down
    }
  }
}

extension PushSequence {
  /// Another connection, which is opened by the first to read from it.
  private func connection() -> Connection {
    var request = HTTPRequest(url: pushes.baseURL.appending(path: path))
    request.maximumBodyBytes = 1 << 20
    let clock = clock
    let life = LifeSign(at: clock.now)
    let events = LivingEvents(
      base: pushes.http.events(from: request, idleTimeout: FeedPushes.longestSilence),
      host: request.url.host() ?? "", life: life, now: { clock.now })
    let silence = SilenceWatch(
      life: life, longest: FeedPushes.longestSilence, clock: clock, endpoint: request.endpoint)
    let merged = merge(events, silence)
    return Connection(events: merged.makeAsyncIterator(), begun: now())
  }
}
