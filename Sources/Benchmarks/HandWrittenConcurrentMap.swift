/// `concurrentMap` as people write it by hand: a child task for each element, so many at a time.
func handWrittenConcurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: some Collection<Element>, maxConcurrency: Int,
  _ transform: @escaping @Sendable (Element) async -> Output
) async -> [Output] {
  await withTaskGroup(of: (Int, Output).self) { group in
    var outputs = [Output?](repeating: nil, count: elements.count)
    for (offset, element) in elements.enumerated() {
      if offset >= maxConcurrency, let (done, output) = await group.next() {
        outputs[done] = output
      }
      group.addTask { (offset, await transform(element)) }
    }
    for await (done, output) in group { outputs[done] = output }
    return outputs.compactMap(\.self)
  }
}

/// The same over a sequence: a task for each element, of which the oldest is awaited when there are enough.
func handWrittenConcurrentMap<Element: Sendable, Output: Sendable>(
  over base: some HandWrittenBase<Element>, maxConcurrency: Int,
  _ transform: @escaping @Sendable (Element) async -> Output
) -> AsyncStream<Output> {
  handWrittenStream { continuation in
    var running: [Task<Output, Never>] = []
    for await element in base {
      if running.count == maxConcurrency {
        continuation.yield(await running.removeFirst().value)
      }
      running.append(Task { await transform(element) })
    }
    for task in running { continuation.yield(await task.value) }
  }
}
