/// The engine of `combineLatest`: what each side brought last.
@usableFromInline
final class LatestPair<Left: Sendable, Right: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var left: Left?
    @usableFromInline var right: Right?

    @inlinable
    init() {}

    @inlinable var pair: (Left, Right)? {
      guard let left, let right else { return nil }
      return (left, right)
    }
  }

  @usableFromInline let pipe: Pipe<(Left, Right), Failure>
  /// Taken only inside the lock of the pipe, so that a newer pair is never read before an older.
  @usableFromInline let state = Lock(State())

  @inlinable
  init(pipe: Pipe<(Left, Right), Failure>) { self.pipe = pipe }

  /// Reads one side; `place` exchanges its element with the one before, to be released later.
  @inlinable
  func follow<Side: AsyncSequence>(
    _ side: Side, failing: (Side.Failure) -> Failure,
    place: (inout State, inout Side.Element?) -> Void
  ) async where Side.Element: Sendable {
    do throws(Side.Failure) {
      var elements = side.makeAsyncIterator()
      var isEmpty = true
      while let element = try await elements.next(isolation: nil) {
        isEmpty = false
        var placed: Side.Element? = element
        let outcome = await pipe.send {
          state.withLock { state in
            place(&state, &placed)
            return state.pair
          }
        }
        if outcome == .refused { return }
      }
      if isEmpty { pipe.finish() }
    } catch {
      pipe.finish(failing(error))
    }
  }
}
