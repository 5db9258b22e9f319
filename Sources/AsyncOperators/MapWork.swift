public import Synchronization

/// The elements of one bounded map over a collection, its workers and their results.
///
/// Short calls leave the workers little else to do than to meet here, and every meeting of two
/// processors costs as much as some of the calls. So elements are taken by a counter, a worker that
/// meets another there goes to the end of the queue for a thread and lets it go on alone, and results
/// that have an order are handed in many at a time.
@usableFromInline
final class MapWork<Element: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Finished = (offset: Int, output: Output)

  @usableFromInline
  struct State {
    /// By offset when the order is kept, else by end.
    @usableFromInline var outputs: [Output?]
    @usableFromInline var failed: (offset: Int, failure: Failure)?

    @inlinable
    init(outputs: [Output?]) { self.outputs = outputs }
  }

  @usableFromInline let elements: [Element]
  @usableFromInline let kept: MapResults
  @usableFromInline let workers: [MapWorker]
  @usableFromInline let state: Lock<State>
  @usableFromInline let taken = Atomic(0)
  /// Where the elements end that may still be begun: behind the last, or at a failed one; at none of
  /// an unordered map that has failed.
  @usableFromInline let end: Atomic<Int>
  /// How many results a worker keeps to itself where they are put in order anyway.
  @inlinable static var mostKept: Int { 64 }

  @inlinable
  init(of elements: [Element], width: Int, _ kept: MapResults) {
    precondition(width > 0, "\(width) workers would never start")
    self.elements = elements
    self.kept = kept
    workers = (0..<Swift.min(width, elements.count)).map { _ in MapWorker() }
    let places = kept == .inOrder ? elements.count : 0
    state = Lock(State(outputs: Array(repeating: nil, count: places)))
    end = Atomic(elements.count)
  }

  @inlinable
  func run(
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    await withTaskGroup { group in
      for worker in workers {
        group.addTask { await self.work(as: worker, transform) }
      }
      var passed = 0
      while await group.next() != nil {
        if mayCancel(passed: &passed) { group.cancelAll() }
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
    as worker: MapWorker, _ transform: @Sendable (Element) async throws(Failure) -> Output
  ) async {
    worker.begin()
    var results: [Finished] = []
    while let offset = await takeNext(as: worker) {
      do throws(Failure) {
        results.append((offset, try await transform(elements[offset])))
        if kept != .inOrder || results.count == Self.mostKept { handIn(&results) }
      } catch {
        fail(error, at: offset)
      }
    }
    handIn(&results)
    worker.end()
  }

  /// The offset of the next element to begin, if there is one.
  @inlinable @inline(__always)
  func takeNext(as worker: MapWorker) async -> Int? {
    while true {
      if kept == .dropped, Task.isCancelled { return nil }
      let offset = taken.load(ordering: .relaxed)
      guard offset < end.load(ordering: .relaxed) else { return nil }
      // Releasing and acquiring, so that who takes a later one and fails sees that this worker has
      // begun.
      let (isTaken, _) = taken.compareExchange(
        expected: offset, desired: offset + 1, ordering: .acquiringAndReleasing)
      if isTaken {
        // Before `end` is read: else this worker could miss a failure whose `mayCancel` misses it.
        worker.offset.store(offset, ordering: .sequentiallyConsistent)
        return offset < end.load(ordering: .sequentiallyConsistent) ? offset : nil
      }
      await Task.yield()  // the other one keeps what both need in its cache meanwhile
    }
  }

  @inlinable
  func handIn(_ results: inout [Finished]) {
    if kept != .dropped {
      state.withLock { state in
        for (offset, output) in results {
          if kept == .inOrder {
            state.outputs[offset] = output
          } else {
            state.outputs.append(output)
          }
        }
      }
    }
    results.removeAll(keepingCapacity: true)
  }

  @inlinable
  func fail(_ failure: Failure, at offset: Int) {
    var failed: (offset: Int, failure: Failure)? = (offset, failure)
    state.withLock { state in
      let isFirst = state.failed.map { kept == .inOrder && offset < $0.offset } ?? true
      guard isFirst else { return }
      swap(&failed, &state.failed)  // the later one is released outside the lock
      end.store(kept == .inOrder ? offset : 0, ordering: .sequentiallyConsistent)
    }
  }

  /// True once: when what still runs can no longer change the outcome.
  ///
  /// An earlier element that is still at work may yet fail by itself; cancelled, it would fail for
  /// that reason, and the outcome would depend on who was faster.
  ///
  /// `passed` counts the workers, from the first, that were seen at or beyond `end`. They are not
  /// looked at again: offsets grow, `end` falls, and one that had not begun takes a later element
  /// than the failed one, else its beginning would have been seen.
  @inlinable
  func mayCancel(passed: inout Int) -> Bool {
    let end = self.end.load(ordering: .sequentiallyConsistent)
    guard end < elements.count, passed < workers.count else { return false }
    while workers[passed].offset.load(ordering: .sequentiallyConsistent) >= end {
      passed += 1
      if passed == workers.count { return true }
    }
    return false
  }
}
