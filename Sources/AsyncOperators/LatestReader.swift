/// Reads a subject by the version of its value; it owns no queue, so it may lag and be dropped freely.
@usableFromInline
struct LatestReader<Element: Sendable, Failure: Error> {
  private enum Finding {
    case value(Element)
    case nothing
    case over(Failure?)
  }

  private let subject: AsyncCurrentValueSubject<Element, Failure>
  private var seen = 0
  private var isOver = false
  private let signal = Signal()

  @usableFromInline
  init(_ subject: AsyncCurrentValueSubject<Element, Failure>) { self.subject = subject }

  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
    while !isOver, !Task.isCancelled {
      switch look() {
      case .value(let value): return value
      case .nothing: await signal.wait(isolation: actor)
      case .over(let failure):
        isOver = true
        if let failure { throw failure }
      }
    }
    if !isOver { leave() }
    return nil
  }

  /// Looks for a value that is new to this reader, else joins those who wait for one.
  private mutating func look() -> Finding {
    subject.state.withLock { state in
      guard state.version == seen else {
        seen = state.version
        return .value(state.value)
      }
      if state.isOver { return .over(state.failure) }
      state.idle.append(signal)
      return .nothing
    }
  }

  private mutating func leave() {
    isOver = true
    subject.state.withLock { $0.idle.remove(signal) }
  }
}
