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

  private let mailbox: Mailbox
  private let board: StatisticsBoard
  private let responder: Responder
  private var door: Door
  private var connections: [Int: Connection] = [:]
  private var lastID = 0
  private var isStopping = false
  private var whoWaitForStop: [CheckedContinuation<Void, Never>] = []
  private var buffer = [UInt8](repeating: 0, count: 16 << 10)

  init(door: Door, mailbox: Mailbox, board: StatisticsBoard, responder: Responder) {
    (self.door, self.mailbox, self.board, self.responder) = (door, mailbox, board, responder)
  }

  /// Runs until it is told to stop and all tasks have ended.
  func run() {
    while !(isStopping && mailbox.closeIfQuiet()) { turn() }
    for waiter in whoWaitForStop { waiter.resume() }
  }

  private func turn() {
    let asked = Array(connections.values)
    let isFull = asked.count >= Self.maximumConnections
    var events = [
      pollfd(fd: mailbox.alarm.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isFull ? -1 : door.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    for connection in asked {
      let interest = connection.wantsToSend ? POLLIN | POLLOUT : POLLIN
      events.append(pollfd(fd: connection.socket.descriptor, events: Int16(interest), revents: 0))
    }
    waitForEvents(&events, until: (asked.map(\.wakeTime) + [door.opening]).compactMap(\.self).min())
    if events[0].revents != 0 { deliverMessages() }
    if events[1].revents != 0 { acceptAll() }
    // The system waits whole milliseconds: half of one early is as good as half of one late.
    let now = ContinuousClock.now + .microseconds(500)
    for (connection, event) in zip(asked, events.dropFirst(2)) where !connection.isClosed {
      attend(to: connection, event.revents, now)
    }
    door.open(at: now)
  }

  private func attend(
    to connection: Connection, _ events: Int16, _ now: ContinuousClock.Instant
  ) {
    let isDue = connection.wakeTime.map { $0 <= now } ?? (events & Int16(POLLOUT) != 0)
    if isDue { connection.resume(at: now) }
    if !connection.isClosed, events & ~Int16(POLLOUT) != 0 { connection.read(with: &buffer) }
    settle(connection)
  }

  private func deliverMessages() {
    for message in mailbox.takeAll() {
      switch message {
      case .answer(let id, let response): with(id) { $0.answer(response) }
      case .bodyEnded(let id, let isWhole): with(id) { $0.endBody(isWhole: isWhole) }
      case .cut(let id): with(id) { $0.close { $0.hangUp() } }
      case .piece(let id, let bytes, let writer):
        if connections[id] == nil { writer.resume(returning: false) }
        with(id) { $0.send(piece: bytes, then: writer) }
      case .stop(let waiter):
        if let waiter { whoWaitForStop.append(waiter) }
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
      door.refuse(for: duration)
    }
    if connection.isClosed { connections[connection.id] = nil }
  }

  private func acceptAll() {
    while connections.count < Self.maximumConnections, let socket = door.accepted() {
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

  private func closeEverything() {
    isStopping = true
    door.close()
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
