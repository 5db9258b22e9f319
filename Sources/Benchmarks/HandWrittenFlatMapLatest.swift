/// `flatMapLatest` as people write it by hand: a task for each inner sequence, cancelled by the next one.
func handWrittenFlatMapLatest<Element: Sendable, Inner: HandWrittenBase<Output>, Output: Sendable>(
  _ base: some HandWrittenBase<Element>, _ transform: @escaping @Sendable (Element) -> Inner
) -> AsyncStream<Output> {
  handWrittenStream { continuation in
    // The task ends with its sequence, or when it is cancelled.
    var latest: Task<Void, Never>?
    for await element in base {
      latest?.cancel()
      latest = Task {
        for await output in transform(element) {
          if Task.isCancelled { return }
          continuation.yield(output)
        }
      }
    }
    await latest?.value
  }
}
