import AsyncOperators

/// Decodes what the terminal sends, and knows when an ESC was the Esc key and when no end will come.
package final class KeyIntake: Sendable {
  /// How long a paste may be silent before it is taken for ended.
  package static let patience = Duration.seconds(1)

  private let state = Lock((decoder: KeyDecoder(), pieces: 0))
  /// Raised by each piece, which may end with an ESC that may be more.
  private let undecided = Signal()
  /// Raised by each piece, which may end within a paste or a sequence.
  private let unfinished = Signal()

  /// Begins between two keys.
  package init() {}

  /// The keys that are complete with a piece of what was sent.
  package func take(_ bytes: [UInt8]) -> [ScreenEvent] {
    let events = state.withLock { state in
      state.pieces += 1
      return bytes.flatMap { state.decoder.decode($0) }
    }
    undecided.raise()
    unfinished.raise()
    return events
  }

  /// Hands over the keys that only silence decides, until cancelled.
  package func run(
    escapeDelay: Duration, clock: some Clock<Duration>,
    take: @escaping @Sendable (ScreenEvent) -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      group.addTask {
        await self.decide(
          after: escapeDelay, of: self.undecided, clock, if: \.isUndecided, take
        ) { $0.timeOut() }
      }
      group.addTask {
        await self.decide(
          after: Self.patience, of: self.unfinished, clock, if: \.isUnfinished, take
        ) { $0.giveUp() }
      }
    }
  }

  /// Decides what waits whenever no piece has come for a while.
  private func decide(
    after silence: Duration, of pieces: Signal, _ clock: some Clock<Duration>,
    if waits: (KeyDecoder) -> Bool, _ take: (ScreenEvent) -> Void,
    _ decision: (inout KeyDecoder) -> [ScreenEvent]
  ) async {
    while !Task.isCancelled {
      await pieces.wait()
      // Asked anew each time: a signal says no more than that something may have come.
      while let piece = state.withLock({ waits($0.decoder) ? $0.pieces : nil }), !Task.isCancelled {
        guard await isSilent(pieces, for: silence, clock) else { continue }
        let events = state.withLock { state in
          state.pieces == piece ? decision(&state.decoder) : []
        }
        for event in events { take(event) }
      }
    }
  }

  /// False where something has come meanwhile, or the task is cancelled.
  private func isSilent(
    _ pieces: Signal, for silence: Duration, _ clock: some Clock<Duration>
  ) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await pieces.wait()
        return false
      }
      group.addTask { (try? await clock.sleep(for: silence)) != nil }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
  }
}
