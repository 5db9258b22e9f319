public import Synchronization

/// The engine of `combineLatest`: joins what its sides brought last.
@usableFromInline
final class LatestSides<Elements: LatestElements, Failure: Error>: Sendable {
  @usableFromInline let pipe: Pipe<Elements.Combined, Failure>
  /// An arrival that is joined at once is joined inside the lock of the pipe, so that newer elements
  /// are never read before older; one that is read late needs none, since there is one reader.
  @usableFromInline let latest: LatestArrivals<Elements>

  @inlinable
  init(_ elements: Elements, pipe: Pipe<Elements.Combined, Failure>) {
    self.pipe = pipe
    latest = LatestArrivals(elements)
  }

  /// Reads one side; `place` exchanges its element with the one before, to be released later.
  @inlinable
  func follow<Side: AsyncSequence>(
    _ side: Side, failing: (Side.Failure) -> Failure,
    place: (inout Elements, inout Side.Element?) -> Void
  ) async where Side.Element: Sendable {
    let isReadLate = pipe.policy == .newest(1)
    do throws(Side.Failure) {
      var elements = side.makeAsyncIterator()
      var isEmpty = true
      var budget = YieldBudget()
      while let element = try await elements.next(isolation: nil) {
        isEmpty = false
        var placed: Side.Element? = element
        let isWanted =
          if isReadLate {
            keep { place(&$0, &placed) }
          } else {
            await pipe.send { latest.join { place(&$0, &placed) } } != .refused
          }
        if !isWanted { return }
        if budget.isSpent() { await Task.yield() }
      }
      if isEmpty { pipe.finish() }
    } catch {
      // Another side may be about to tell of what came before the failure.
      if isReadLate { offer() }
      pipe.finish(failing(error))
    }
  }

  /// Keeps an arrival for a reader who wants the latest alone and joins it when it looks.
  ///
  /// So the sides seldom meet the reader at the lock of the pipe. False once nobody wants more.
  @inlinable
  func keep(_ place: (inout Elements) -> Void) -> Bool {
    guard !pipe.hasEnded.load(ordering: .acquiring) else { return false }
    return latest.keep(place) ? offer() : true
  }

  @inlinable @discardableResult
  func offer() -> Bool { pipe.offer { [latest] in latest.read() } }
}
