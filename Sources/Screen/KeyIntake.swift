import AsyncOperators

/// Decodes what the terminal sends, and knows when an ESC was the Esc key.
final class KeyIntake: Sendable {
  private let state = Lock((decoder: KeyDecoder(), pieces: 0))
  /// The number of each piece that ended with an ESC which may be more.
  let undecided: AsyncStream<Int>
  private let marks: AsyncStream<Int>.Continuation

  init() { (undecided, marks) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// The keys that are complete with a piece of what was sent.
  func take(_ bytes: [UInt8]) -> [ScreenEvent] {
    let (events, mark) = state.withLock { state in
      state.pieces += 1
      let events = bytes.flatMap { state.decoder.decode($0) }
      return (events, state.decoder.isUndecided ? state.pieces : nil)
    }
    if let mark { marks.yield(mark) }
    return events
  }

  /// The keys that an ESC was which ended piece `mark`; none if another piece has come since.
  func timeOut(_ mark: Int) -> [ScreenEvent] {
    state.withLock { state in state.pieces == mark ? state.decoder.timeOut() : [] }
  }
}
