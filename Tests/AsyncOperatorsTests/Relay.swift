import AsyncOperators

/// The numbers of its source, sent through a subject and as they are, in any order of the two.
struct Relay: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  /// A subject: what is read of it, and how something is sent; nil for its end.
  struct Ends: Sendable {
    let values: any AsyncSequence<Int, Never> & Sendable
    let send: @Sendable (Int?) -> Void
  }

  let source: YieldingSource
  let open: @Sendable () -> Ends

  func makeAsyncIterator() -> AsyncMergeSequence<Int, Never>.AsyncIterator {
    let ends = open()
    return merge([ends.values, Sender(source: source, send: ends.send)]).makeAsyncIterator()
  }

  private struct Sender: AsyncSequence, Sendable {
    typealias Element = Int
    typealias Failure = Never

    let source: YieldingSource
    let send: @Sendable (Int?) -> Void

    func makeAsyncIterator() -> Iterator {
      Iterator(elements: source.makeAsyncIterator(), send: send)
    }

    struct Iterator: AsyncIteratorProtocol {
      var elements: YieldingSource.Iterator
      let send: @Sendable (Int?) -> Void

      mutating func next() async -> Int? { await next(isolation: nil) }

      mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
        let element = await elements.next(isolation: actor)
        send(element)
        return element
      }
    }
  }
}
