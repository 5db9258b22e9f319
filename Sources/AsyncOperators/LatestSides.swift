/// The engine of `combineLatest`: joins what its sides brought last.
@usableFromInline
final class LatestSides<Elements: LatestElements, Failure: Error>: Sendable {
  @usableFromInline let pipe: Pipe<Elements.Combined, Failure>
  /// Taken only inside the lock of the pipe, so that newer elements are never read before older.
  @usableFromInline let latest: Lock<Elements>

  @inlinable
  init(_ elements: Elements, pipe: Pipe<Elements.Combined, Failure>) {
    self.pipe = pipe
    latest = Lock(elements)
  }

  /// Reads one side; `place` exchanges its element with the one before, to be released later.
  @inlinable
  func follow<Side: AsyncSequence>(
    _ side: Side, failing: (Side.Failure) -> Failure,
    place: (inout Elements, inout Side.Element?) -> Void
  ) async where Side.Element: Sendable {
    do throws(Side.Failure) {
      var elements = side.makeAsyncIterator()
      var isEmpty = true
      while let element = try await elements.next(isolation: nil) {
        isEmpty = false
        var placed: Side.Element? = element
        let outcome = await pipe.send {
          latest.withLock { latest in
            place(&latest, &placed)
            return latest.combined
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
