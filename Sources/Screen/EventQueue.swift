import AsyncOperators

/// Events that the view has not taken yet.
///
/// With `mostKeys` of them waiting, further keys are dropped; of sizes only the last is kept.
package final class EventQueue: Sendable {
  /// Keys and pastes that may wait.
  package static let mostKeys = 256

  private struct State {
    var events: [ScreenEvent] = []
    var isFinished = false
    var reader: Signal?
  }

  private let state = Lock(State())

  /// Holds nothing yet.
  package init() {}

  /// Adds an event, unless it is a key too many or the last one was added.
  package func add(_ event: ScreenEvent) {
    let reader = state.withLock { state -> Signal? in
      if state.isFinished { return nil }
      switch event {
      case .key, .paste: if state.events.count >= Self.mostKeys { return nil }
      case .resize: state.events.removeAll { if case .resize = $0 { true } else { false } }
      case .resumed: state.events.removeAll { $0 == .resumed }
      case .lost: state.isFinished = true
      }
      state.events.append(event)
      return state.reader
    }
    reader?.raise()
  }

  /// Lets the events end with those that wait.
  package func finish() {
    let reader = state.withLock { state in
      state.isFinished = true
      return state.reader
    }
    reader?.raise()
  }

  /// The next event; nil when there will be none, or the task is cancelled.
  package func next(isolation: isolated (any Actor)?) async -> ScreenEvent? {
    let signal = Signal()
    while !Task.isCancelled {
      let (event, isFinished) = state.withLock { state in
        let event = state.events.isEmpty ? nil : state.events.removeFirst()
        state.reader = event == nil ? signal : nil
        return (event, state.isFinished)
      }
      if event != nil || isFinished { return event }
      await signal.wait(isolation: isolation)
    }
    return nil
  }
}
