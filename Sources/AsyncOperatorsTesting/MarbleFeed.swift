import AsyncOperators

/// Hands the events of one diagram to everybody who reads it.
final class MarbleFeed: Sendable {
  /// What has arrived for one iterator, which owns it.
  final class Reader: Sendable {
    let signal = Signal()
    private let arrived = Lock<[MarbleDiagram.Event]>([])
    private let leave: @Sendable () -> Void

    fileprivate init(leave: @escaping @Sendable () -> Void) { self.leave = leave }
    deinit { leave() }

    /// The next event; an end or a failure is the last and stays an end.
    func take() -> MarbleDiagram.Event? {
      arrived.withLock { arrived in
        guard let event = arrived.first else { return nil }
        if event == .failure { arrived = [.end] } else if event != .end { arrived.removeFirst() }
        return event
      }
    }

    fileprivate func put(_ event: MarbleDiagram.Event) {
      arrived.withLock { $0.append(event) }
      signal.raise()
    }
  }

  private struct Entry {
    var number: Int
    weak var reader: Reader?
  }

  private struct State {
    var made = 0
    var entries: [Entry] = []
  }

  private let state = Lock(State())

  var readerCount: Int { state.withLock { $0.entries.count } }

  func makeReader() -> Reader {
    let number = state.withLock { state in
      state.made += 1
      return state.made
    }
    let reader = Reader { [self] in
      state.withLock { state in state.entries.removeAll { $0.number == number } }
    }
    state.withLock { $0.entries.append(Entry(number: number, reader: reader)) }
    return reader
  }

  func send(_ event: MarbleDiagram.Event) {
    let readers = state.withLock { $0.entries.compactMap(\.reader) }
    for reader in readers { reader.put(event) }
  }
}
