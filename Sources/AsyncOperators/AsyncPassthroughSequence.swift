/// What is sent through an `AsyncPassthroughSubject`; made by its `values`.
public struct AsyncPassthroughSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  @usableFromInline let subject: AsyncPassthroughSubject<Element, Failure>
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @usableFromInline
  init(subject: AsyncPassthroughSubject<Element, Failure>, bufferingPolicy: BufferingPolicy) {
    bufferingPolicy.check()
    self.subject = subject
    self.bufferingPolicy = bufferingPolicy
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator { [self] in subject.queue(bufferingPolicy) }
  }
}
