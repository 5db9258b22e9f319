import AsyncOperators
import AsyncOperatorsTesting

/// The elements that a body sends while it runs, and its end or failure.
struct ForEachCalls: AsyncSequence, Sendable {
  typealias Subject = AsyncPassthroughSubject<Character, MarbleFailure>
  typealias Element = Character
  typealias Failure = MarbleFailure

  let run: @Sendable (Subject) async throws(MarbleFailure) -> Void

  func makeAsyncIterator() -> AsyncMergeSequence<Character, MarbleFailure>.AsyncIterator {
    let subject = Subject()
    return merge(subject.values(), Run(run: run, subject: subject)).makeAsyncIterator()
  }

  private struct Run: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let run: @Sendable (Subject) async throws(MarbleFailure) -> Void
    let subject: Subject

    func makeAsyncIterator() -> Run { self }
    func next() async throws(MarbleFailure) -> Character? { try await next(isolation: nil) }
    func next(isolation: isolated (any Actor)?) async throws(MarbleFailure) -> Character? {
      try await run(subject)
      subject.finish()
      return nil
    }
  }
}
