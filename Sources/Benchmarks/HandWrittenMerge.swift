/// `merge` as people write it by hand.
func handWrittenMerge<Element: Sendable>(
  _ left: some HandWrittenBase<Element>, _ right: some HandWrittenBase<Element>
) -> AsyncStream<Element> {
  handWrittenStream { continuation in
    await withTaskGroup { group in
      group.addTask { for await element in left { continuation.yield(element) } }
      group.addTask { for await element in right { continuation.yield(element) } }
    }
  }
}
