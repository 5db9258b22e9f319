/// `throttle` as people write it by hand: a task for each element in a window, which the next one cancels.
func handWrittenThrottle<Element: Sendable>(
  _ base: some HandWrittenBase<Element>, for interval: Duration
) -> AsyncStream<Element> {
  handWrittenStream(.bufferingNewest(1)) { continuation in
    var end = ContinuousClock.now
    // The task ends when it is cancelled or has slept.
    var sleeper: Task<Void, Never>?
    for await element in base {
      sleeper?.cancel()
      let now = ContinuousClock.now
      if now >= end {
        continuation.yield(element)
        end = now + interval
      } else {
        sleeper = Task { [end] in
          guard (try? await Task.sleep(until: end)) != nil else { return }
          continuation.yield(element)
        }
      }
    }
    await sleeper?.value
  }
}
