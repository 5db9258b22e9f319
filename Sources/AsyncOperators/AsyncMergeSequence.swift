/// The elements of several sequences as they arrive; made by `merge`.
public struct AsyncMergeSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  @usableFromInline
  typealias Side = @Sendable (_ pipe: Pipe<Element, Failure>) async -> Void

  @usableFromInline let sides: [Side]
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @inlinable
  init(_ sides: [Side], _ bufferingPolicy: BufferingPolicy) {
    self.sides = sides
    self.bufferingPolicy = bufferingPolicy
  }

  @inlinable
  static func side<Base: AsyncSequence & Sendable>(
    _ base: Base, failing: @escaping @Sendable (Base.Failure) -> Failure
  ) -> Side where Base.Element == Element {
    { pipe in await pipe.follow(base, failing: failing) }
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(bufferingPolicy) { [sides] pipe in
      await withDiscardingTaskGroup { group in
        for side in sides { group.addTask { await side(pipe) } }
      }
    }
  }
}
