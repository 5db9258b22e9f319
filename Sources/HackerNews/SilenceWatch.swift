import HTTP

/// No elements, and a failure once there was no sign of life for too long.
///
/// A connection can be dead without anybody being told so: a machine that slept, a router that forgot it.
struct SilenceWatch<C: Clock<Duration>>: AsyncSequence, Sendable {
  let life: LifeSign<C.Instant>
  let longest: Duration
  let clock: C
  let endpoint: String

  func makeAsyncIterator() -> Iterator { Iterator(watch: self) }

  struct Iterator: AsyncIteratorProtocol {
    let watch: SilenceWatch

    mutating func next() async throws(HTTPError) -> ServerSentEvent? {
      try await next(isolation: nil)
    }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> ServerSentEvent? {
      while true {
        let due = watch.life.time.advanced(by: watch.longest)
        guard due > watch.clock.now else {
          throw .timedOut(endpoint: watch.endpoint, after: watch.longest)
        }
        do { try await watch.clock.sleep(until: due, tolerance: nil) } catch { return nil }
      }
    }
  }
}
