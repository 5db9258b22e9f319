/// `removeDuplicates` as people write it by hand.
func handWrittenRemoveDuplicates<Element: Equatable & Sendable>(
  _ base: some HandWrittenBase<Element>
) -> AsyncStream<Element> {
  handWrittenStream { continuation in
    var passed: Element?
    for await element in base where element != passed {
      passed = element
      continuation.yield(element)
    }
  }
}
