/// The elements of one bounded map over a collection, its workers and their results.
@usableFromInline
final class MapWork<Element: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var taken = 0
    /// By offset when the order is kept, else by end.
    @usableFromInline var outputs: [Output?]
    /// What each worker is at; nil when it is between elements or gone.
    @usableFromInline var running: [Int?]
    @usableFromInline var failed: (offset: Int, failure: Failure)?

    @inlinable
    init(outputs: [Output?], width: Int) {
      self.outputs = outputs
      running = Array(repeating: nil, count: width)
    }
  }

  @usableFromInline let elements: [Element]
  @usableFromInline let width: Int
  @usableFromInline let inOrder: Bool
  @usableFromInline let state: Lock<State>

  @inlinable
  init(of elements: [Element], width: Int, inOrder: Bool) {
    precondition(width > 0, "\(width) workers would never start")
    self.elements = elements
    self.width = Swift.min(width, elements.count)
    self.inOrder = inOrder
    let places = inOrder ? elements.count : 0
    state = Lock(State(outputs: Array(repeating: nil, count: places), width: self.width))
  }

  @inlinable
  func run(
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    await withTaskGroup { group in
      for worker in 0..<width {
        group.addTask { await self.work(as: worker, transform) }
      }
      while await group.next() != nil {
        if mayCancel() { group.cancelAll() }
      }
    }
    let (failure, results) = state.withLock { ($0.failed?.failure, $0.outputs) }
    if let failure { throw failure }
    var outputs: [Output] = []
    outputs.reserveCapacity(results.count)
    for case .some(let output) in results { outputs.append(output) }
    return outputs
  }

  @inlinable
  func work(
    as worker: Int, _ transform: @Sendable (Element) async throws(Failure) -> Output
  ) async {
    var finished: (offset: Int, output: Output)?
    while let offset = exchange(&finished, as: worker) {
      do throws(Failure) {
        finished = (offset, try await transform(elements[offset]))
      } catch {
        return fail(error, at: offset, as: worker)
      }
    }
  }

  /// Files what a worker has finished and gives it the next offset, in one step.
  @inlinable
  func exchange(_ finished: inout (offset: Int, output: Output)?, as worker: Int) -> Int? {
    let done = finished
    finished = nil
    return state.withLock { state in
      if let done {
        if inOrder {
          state.outputs[done.offset] = done.output
        } else {
          state.outputs.append(done.output)
        }
      }
      guard state.failed == nil, state.taken < elements.count else {
        state.running[worker] = nil
        return nil
      }
      state.running[worker] = state.taken
      state.taken += 1
      return state.taken - 1
    }
  }

  @inlinable
  func fail(_ failure: Failure, at offset: Int, as worker: Int) {
    var failed: (offset: Int, failure: Failure)? = (offset, failure)
    state.withLock { state in
      state.running[worker] = nil
      let isFirst = state.failed.map { inOrder && offset < $0.offset } ?? true
      if isFirst { swap(&failed, &state.failed) }  // the later one is released outside the lock
    }
  }

  /// Whether what still runs can no longer change the outcome.
  ///
  /// An earlier element that is still at work may yet fail by itself; cancelled, it would fail for
  /// that reason, and the outcome would depend on who was faster.
  @inlinable
  func mayCancel() -> Bool {
    state.withLock { state in
      guard let failed = state.failed else { return false }
      return !inOrder || !state.running.contains { $0.map { $0 < failed.offset } ?? false }
    }
  }
}
