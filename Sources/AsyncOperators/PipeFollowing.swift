extension Pipe {
  /// Sends all elements of `base`, and its failure as that of the pipe, while the turn lasts.
  @inlinable
  func follow<Base: AsyncSequence>(
    _ base: Base, turn: Int = 0, failing: (Base.Failure) -> Failure
  ) async where Base.Element == Element {
    do throws(Base.Failure) {
      var elements = base.makeAsyncIterator()
      var budget = YieldBudget()
      while let element = try await elements.next(isolation: nil) {
        guard await send(element, turn: turn) else { return }
        if budget.isSpent() { await Task.yield() }
      }
    } catch {
      finish(failing(error), turn: turn)
    }
  }
}
