import Synchronization

/// `combineLatest` as people write it by hand.
func handWrittenCombineLatest<Left: Sendable, Right: Sendable>(
  _ left: some HandWrittenBase<Left>, _ right: some HandWrittenBase<Right>,
  _ bufferingPolicy: AsyncStream<(Left, Right)>.Continuation.BufferingPolicy = .unbounded
) -> AsyncStream<(Left, Right)> {
  handWrittenStream(bufferingPolicy) { continuation in
    let latest = Latest<Left, Right>(continuation)
    await withTaskGroup { group in
      group.addTask { for await element in left { latest.yield { $0.left = element } } }
      group.addTask { for await element in right { latest.yield { $0.right = element } } }
    }
  }
}

private final class Latest<Left: Sendable, Right: Sendable>: Sendable {
  struct Sides: Sendable {
    var left: Left?
    var right: Right?
  }

  private let sides = Mutex(Sides())
  private let continuation: AsyncStream<(Left, Right)>.Continuation

  init(_ continuation: AsyncStream<(Left, Right)>.Continuation) { self.continuation = continuation }

  func yield(_ change: (inout Sides) -> Void) {
    sides.withLock { sides in
      change(&sides)
      if let left = sides.left, let right = sides.right { continuation.yield((left, right)) }
    }
  }
}
