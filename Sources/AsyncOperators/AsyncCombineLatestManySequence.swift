/// The latest elements of any number of sequences of one type; made by `combineLatest`.
public struct AsyncCombineLatestManySequence<Side: AsyncSequence & Sendable>: AsyncSequence,
  Sendable
where Side.Element: Sendable {
  public typealias Element = [Side.Element]
  public typealias Failure = Side.Failure

  @usableFromInline let sides: [Side]
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @inlinable
  init(_ sides: [Side], _ bufferingPolicy: BufferingPolicy) {
    self.sides = sides
    self.bufferingPolicy = bufferingPolicy
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(bufferingPolicy) { [sides] pipe in
      let latest = LatestSides(LatestMany<Side.Element>(count: sides.count), pipe: pipe)
      await withDiscardingTaskGroup { group in
        for (place, side) in sides.enumerated() {
          group.addTask {
            await latest.follow(side, failing: { $0 }) { $0.exchange(&$1, at: place) }
          }
        }
      }
    }
  }
}
