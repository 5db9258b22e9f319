extension Sequence where Element: Sendable {
  /// Calls `body` for every element, at most `maxConcurrency` calls at a time.
  ///
  /// Returns when all have ended. An element is taken from the sequence when there is room for its
  /// call, so the sequence may be without end, and its length takes no memory. The first failure
  /// cancels the other calls, begins no more, and is thrown when they have ended. Cancelling the
  /// caller cancels every running call and begins no more; it returns, or throws what a call then
  /// fails with, when they have ended. `Task.isCancelled` tells that from the end of the sequence.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - body: Called once for each element, away from the caller's actor.
  /// - Throws: What `body` throws, nothing else.
  @inlinable
  public func concurrentForEach<Failure: Error>(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async throws(Failure) -> Void
  ) async throws(Failure) {
    precondition(maxConcurrency > 0, "\(maxConcurrency) workers would never start")
    if let elements = self as? [Element] {
      // What is there already needs no reader, which costs several times as much.
      let work = MapWork<Element, Void, Failure>(of: elements, width: maxConcurrency, .dropped)
      _ = try await work.run(body)
      return
    }
    let window = MapWindow<Element, Void, Failure>(
      width: maxConcurrency, inOrder: false, pipe: Pipe(.newest(1)), body)
    try await window.makeCalls(for: self)
  }
}

extension MapWindow {
  /// Calls `transform` for all elements, read by the current task, and drops the results.
  ///
  /// No pipe cancels that task, so it looks out for a failure to the end.
  @inlinable
  func makeCalls(for elements: some Sequence<Input>) async throws(Failure) {
    await withDiscardingTaskGroup { group in
      var inputs = elements.makeIterator()
      var budget = YieldBudget()
      while await hasFewer(than: width), let input = inputs.next() {
        if admit(input) { group.addTask { await self.work() } }
        if budget.isSpent() { await Task.yield() }
      }
      if await !hasFewer(than: 1) { group.cancelAll() }
    }
    if let failure = pipe.state.withLock({ $0.failure }) { throw failure }
  }
}
