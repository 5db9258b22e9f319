import Synchronization

/// The statistics under a lock, and who waits for what in them.
final class StatisticsBoard: Sendable {
  private typealias Condition = @Sendable (LoopbackStatistics) -> Bool
  private struct Waiter {
    var condition: Condition
    var continuation: CheckedContinuation<LoopbackStatistics?, Never>
  }
  private struct State {
    var statistics = LoopbackStatistics()
    var waiters: [Int: Waiter] = [:]
    var lastTicket = 0
    var isClosed = false
  }
  private let state = Mutex(State())

  var current: LoopbackStatistics { state.withLock(\.statistics) }

  func update(_ change: (inout LoopbackStatistics) -> Void) {
    let (statistics, satisfied) = state.withLock { state in
      change(&state.statistics)
      guard !state.waiters.isEmpty else { return (LoopbackStatistics?.none, [Waiter]()) }
      let tickets = state.waiters.filter { $0.value.condition(state.statistics) }.keys
      return (state.statistics, tickets.compactMap { state.waiters.removeValue(forKey: $0) })
    }
    for waiter in satisfied { waiter.continuation.resume(returning: statistics) }
  }

  /// Ends every wait, now and later.
  func close() {
    let waiters = state.withLock { state in
      state.isClosed = true
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }

  func statistics(
    when condition: @escaping @Sendable (LoopbackStatistics) -> Bool
  ) async throws(CancellationError) -> LoopbackStatistics {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let statistics = await withTaskCancellationHandler {
      await withCheckedContinuation {
        wait(Waiter(condition: condition, continuation: $0), as: ticket)
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.continuation.resume(returning: nil)
    }
    guard let statistics else { throw CancellationError() }
    return statistics
  }

  private func wait(_ waiter: Waiter, as ticket: Int) {
    let answer: LoopbackStatistics?? = state.withLock { state in
      if waiter.condition(state.statistics) { return .some(state.statistics) }
      // A cancellation that came before this point found no waiter to end.
      if state.isClosed || Task.isCancelled { return .some(nil) }
      state.waiters[ticket] = waiter
      return nil
    }
    if let answer { waiter.continuation.resume(returning: answer) }
  }
}
