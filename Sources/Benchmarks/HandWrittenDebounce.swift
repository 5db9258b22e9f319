/// `debounce` as people write it by hand: a task for each element, which the next one cancels.
func handWrittenDebounce<Element: Sendable>(
  _ base: some HandWrittenBase<Element>, for interval: Duration
) -> AsyncStream<Element> {
  handWrittenStream(.bufferingNewest(1)) { continuation in
    var last: Element?
    // The task ends when it is cancelled or has slept.
    var sleeper: Task<Void, Never>?
    for await element in base {
      last = element
      sleeper?.cancel()
      sleeper = Task {
        guard (try? await Task.sleep(for: interval)) != nil else { return }
        continuation.yield(element)
      }
    }
    sleeper?.cancel()
    if let last { continuation.yield(last) }
  }
}
