import Synchronization

/// What tasks tell the event loop, and the pipe that wakes it up for it.
final class Mailbox: Sendable {
  enum Message: Sendable {
    case answer(connection: Int, LoopbackResponse)
    case piece(connection: Int, [UInt8], CheckedContinuation<Bool, Never>)
    case bodyEnded(connection: Int, isWhole: Bool)
    case cut(connection: Int)
    case stop(CheckedContinuation<Void, Never>?)
  }

  private struct State {
    var messages: [Message] = []
    var isWoken = false
    var isClosed = false
    var runningTasks = 0
  }
  private let state = Mutex(State())
  private let pipe: (reading: Socket, writing: Socket)

  init() throws(LoopbackError) { pipe = try Socket.pipe() }

  deinit {
    pipe.reading.close()
    pipe.writing.close()
  }

  /// Becomes readable when there are messages.
  var alarm: Socket { pipe.reading }

  func post(_ message: Message) {
    let isLate = state.withLock { state in
      guard !state.isClosed else { return true }
      state.messages.append(message)
      if !state.isWoken {
        state.isWoken = true
        pipe.writing.ring()
      }
      return false
    }
    if isLate { Self.refuse(message) }
  }

  /// Runs `operation` in a task whose last word is the message it returns.
  func start(_ operation: @escaping @Sendable () async -> Message) -> Task<Void, Never> {
    state.withLock { $0.runningTasks += 1 }
    // An answer must not wait behind the work of those who ask, which a test may keep all threads busy with.
    return Task(priority: .high) {
      let message = await operation()
      post(message)
    }
  }

  func takeAll() -> [Message] {
    state.withLock { state in
      if state.isWoken { pipe.reading.silence() }
      state.isWoken = false
      defer { state.messages = [] }
      for case .answer in state.messages { state.runningTasks -= 1 }
      for case .bodyEnded in state.messages { state.runningTasks -= 1 }
      return state.messages
    }
  }

  /// Takes no more messages if every task has ended; says whether that is so.
  func closeIfQuiet() -> Bool {
    state.withLock { state in
      if state.runningTasks == 0 && state.messages.isEmpty { state.isClosed = true }
      return state.isClosed
    }
  }

  private static func refuse(_ message: Message) {
    switch message {
    case .piece(_, _, let continuation): continuation.resume(returning: false)
    case .stop(let continuation): continuation?.resume()
    case .answer, .bodyEnded, .cut: break
    }
  }
}
