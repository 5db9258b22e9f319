import AsyncOperators

/// Decodes what the terminal sends, and knows when an ESC was the Esc key and when no end will come.
package final class KeyIntake: Sendable {
  /// How long a paste may be silent before it is taken for ended.
  package static let patience = Duration.seconds(1)

  private let state = Lock((decoder: KeyDecoder(), pieces: 0))
  /// The number of each piece that ended with an ESC which may be more.
  private let (undecided, undecidedMarks) = KeyIntake.makeMarks()
  /// The number of each piece that ended within a paste or a sequence.
  private let (unfinished, unfinishedMarks) = KeyIntake.makeMarks()

  /// Begins between two keys.
  package init() {}

  private static func makeMarks() -> (AsyncStream<Int>, AsyncStream<Int>.Continuation) {
    AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The keys that are complete with a piece of what was sent.
  package func take(_ bytes: [UInt8]) -> [ScreenEvent] {
    let (events, decoder, piece) = state.withLock { state in
      state.pieces += 1
      return (bytes.flatMap { state.decoder.decode($0) }, state.decoder, state.pieces)
    }
    if decoder.isUndecided { undecidedMarks.yield(piece) }
    if decoder.isUnfinished { unfinishedMarks.yield(piece) }
    return events
  }

  /// Hands over the keys that only silence decides, until cancelled.
  package func run(
    escapeDelay: Duration, clock: some Clock<Duration>,
    take: @escaping @Sendable (ScreenEvent) -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      group.addTask {
        for await mark in self.undecided.debounce(for: escapeDelay, clock: clock) {
          for event in self.decide(mark, { $0.timeOut() }) { take(event) }
        }
      }
      group.addTask {
        for await mark in self.unfinished.debounce(for: Self.patience, clock: clock) {
          for event in self.decide(mark, { $0.giveUp() }) { take(event) }
        }
      }
    }
  }

  /// What the end of piece `mark` comes to; nothing if another piece has come since.
  private func decide(
    _ mark: Int, _ decision: (inout KeyDecoder) -> [ScreenEvent]
  ) -> [ScreenEvent] {
    state.withLock { state in state.pieces == mark ? decision(&state.decoder) : [] }
  }
}
