#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits for whatever happens next to any connection, and lets that connection deal with it.
final class EventLoop {
  static let maximumConnections = 512

  private let port: UInt16
  private let mailbox: Mailbox
  private let board: StatisticsBoard
  private let responder: Responder
  private var listener: Socket?
  /// When a listener that was taken away comes back, or one that cannot accept is asked again.
  private var listenerReturn: ContinuousClock.Instant?
  private var connections: [Int: Connection] = [:]
  private var lastID = 0
  private var isStopping = false
  private var whoWaitForStop: [CheckedContinuation<Void, Never>] = []
  private var buffer = [UInt8](repeating: 0, count: 16 << 10)

  init(
    listener: Socket, port: UInt16, mailbox: Mailbox, board: StatisticsBoard, responder: Responder
  ) {
    (self.listener, self.port, self.mailbox, self.board) = (listener, port, mailbox, board)
    self.responder = responder
  }

  /// Runs until it is told to stop and all tasks have ended.
  func run() {
    while !(isStopping && mailbox.closeIfQuiet()) { turn() }
    for waiter in whoWaitForStop { waiter.resume() }
  }

  private func turn() {
    let asked = Array(connections.values)
    var events = [pollfd(fd: mailbox.alarm.descriptor, events: Int16(POLLIN), revents: 0)]
    let isAccepting = connections.count < Self.maximumConnections && listenerReturn == nil
    // A negative descriptor is passed over.
    let door = isAccepting ? listener?.descriptor ?? -1 : -1
    events.append(pollfd(fd: door, events: Int16(POLLIN), revents: 0))
    var wakeTime = listenerReturn
    for connection in asked {
      let interest = connection.wantsToSend ? POLLIN | POLLOUT : POLLIN
      events.append(
        pollfd(fd: connection.socket.descriptor, events: Int16(interest), revents: 0))
      if let time = connection.wakeTime { wakeTime = min(time, wakeTime ?? time) }
    }
    waitForEvents(&events, until: wakeTime)
    if events[0].revents != 0 { deliverMessages() }
    if events[1].revents != 0 { acceptAll() }
    // The system waits whole milliseconds: half of one early is as good as half of one late.
    let now = ContinuousClock.now + .microseconds(500)
    for (connection, event) in zip(asked, events.dropFirst(2)) where !connection.isClosed {
      if event.revents & Int16(POLLOUT) != 0 || connection.wakeTime.map({ $0 <= now }) == true {
        connection.resume(at: now)
      }
      if !connection.isClosed, event.revents & ~Int16(POLLOUT) != 0 {
        connection.read(with: &buffer)
      }
      settle(connection)
    }
    returnListener(at: now)
  }

  private func deliverMessages() {
    for message in mailbox.takeAll() {
      switch message {
      case .answer(let id, let response): with(id) { $0.answer(response) }
      case .bodyEnded(let id, let isWhole): with(id) { $0.endBody(isWhole: isWhole) }
      case .cut(let id): with(id) { $0.close { $0.hangUp() } }
      case .piece(let id, let bytes, let continuation):
        if let connection = connections[id] {
          with(connection.id) { $0.send(piece: bytes, then: continuation) }
        } else {
          continuation.resume(returning: false)
        }
      case .stop(let continuation):
        if let continuation { whoWaitForStop.append(continuation) }
        closeEverything()
      }
    }
  }

  private func with(_ id: Int, _ action: (Connection) -> Void) {
    guard let connection = connections[id] else { return }
    action(connection)
    settle(connection)
  }

  /// Draws the consequences of what a connection has just done.
  private func settle(_ connection: Connection) {
    if let duration = connection.refusal {
      connection.refusal = nil
      listener?.close()
      listener = nil
      listenerReturn = .now + duration
    }
    if connection.isClosed { connections[connection.id] = nil }
  }

  private func acceptAll() {
    while connections.count < Self.maximumConnections, let listener {
      guard let socket = listener.accepted() else {
        // Out of descriptors, the connection stays in line and would wake this loop for ever.
        if errno == EMFILE || errno == ENFILE { listenerReturn = .now + .milliseconds(20) }
        return
      }
      lastID += 1
      connections[lastID] = Connection(
        id: lastID, socket: socket, mailbox: mailbox, board: board, responder: responder)
      board.update {
        $0.connections += 1
        $0.openConnections += 1
        $0.mostConnections = max($0.mostConnections, $0.openConnections)
      }
    }
  }

  private func returnListener(at now: ContinuousClock.Instant) {
    guard let time = listenerReturn, time <= now, !isStopping else { return }
    listenerReturn = nil
    if listener == nil { listener = try? Socket.listening(port: port).socket }
    if listener == nil { listenerReturn = now + .milliseconds(20) }
  }

  private func closeEverything() {
    isStopping = true
    listener?.close()
    (listener, listenerReturn) = (nil, nil)
    for connection in connections.values { connection.close { $0.hangUp() } }
    connections = [:]
    board.close()
  }
}

/// Waits until one of `events` happens or `time` has come; without a time, for ever.
private func waitForEvents(_ events: inout [pollfd], until time: ContinuousClock.Instant?) {
  let milliseconds = time.map { time in
    (max(.zero, ContinuousClock.now.duration(to: time)) / .milliseconds(1)).rounded()
  }
  // A time far off needs no exact wait: the loop just asks again.
  poll(&events, nfds_t(events.count), milliseconds.map { Int32(min($0, 60_000)) } ?? -1)
}
