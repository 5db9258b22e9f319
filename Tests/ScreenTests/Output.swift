import Synchronization
import TerminalModel

/// A terminal that is written to piece by piece.
final class Output: Sendable {
  private struct State {
    var terminal = TerminalModel(columns: 10, rows: 2)
    var writes = 0
    var waits = 0
    /// How many bytes a write gets rid of.
    var most: Int? = .max
    var isLost = false
    var watcher:
      (condition: @Sendable (TerminalModel) -> Bool, waiting: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())

  var writes: Int { state.withLock { $0.writes } }
  /// How often it was waited for.
  var waits: Int { state.withLock { $0.waits } }
  var isLost: Bool { state.withLock { $0.isLost } }
  var lines: [String] { state.withLock { $0.terminal.lines } }
  var bells: Int { state.withLock { $0.terminal.bells } }
  var modes: Set<Int> { state.withLock { $0.terminal.modes } }
  var unknown: [String] { state.withLock { $0.terminal.unknown } }

  /// Lets every write take `most` bytes, and every second one none; nil for a terminal that is gone.
  func takes(_ most: Int?) { state.withLock { $0.most = most } }

  func untilReady() { state.withLock { $0.waits += 1 } }

  func lose() { state.withLock { $0.isLost = true } }

  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let (count, waiting) = state.withLock { state -> (Int?, CheckedContinuation<Void, Never>?) in
      state.writes += 1
      guard let most = state.most else { return (nil, nil) }
      if most < .max, state.writes.isMultiple(of: 2) { return (0, nil) }
      let taken = bytes.prefix(most)
      state.terminal.apply(taken)
      guard let watcher = state.watcher, watcher.condition(state.terminal) else {
        return (taken.count, nil)
      }
      state.watcher = nil
      return (taken.count, watcher.waiting)
    }
    waiting?.resume()
    return count
  }

  /// Returns once `condition` holds of the terminal.
  func until(_ condition: @escaping @Sendable (TerminalModel) -> Bool) async {
    await withCheckedContinuation { waiting in
      let holds = state.withLock { state in
        if condition(state.terminal) { return true }
        state.watcher = (condition, waiting)
        return false
      }
      if holds { waiting.resume() }
    }
  }
}
