extension Connection {
  /// Whether there is something to send as soon as the system takes it.
  var wantsToSend: Bool { !output.isEmpty && wakeTime == nil }

  /// Goes on where time or a full system buffer made it wait.
  func resume(at now: ContinuousClock.Instant) {
    if let time = wakeTime {
      guard time <= now else { return }
      wakeTime = nil
    }
    advance()
  }

  /// Takes step after step until one has to wait.
  func advance() {
    var stepsTaken = 0
    while !isClosed, wakeTime == nil, flush(), !isProducing, !isStalled {
      stepsTaken += 1
      if stepsTaken > 64 {
        // An endless body and a quick reader must not keep the others waiting.
        wakeTime = .now
        return
      }
      if let step = remainingSteps.popLast() {
        take(step)
      } else if request != nil, task == nil {
        endExchange()
        beginExchange()
      } else {
        return
      }
    }
  }

  /// Sends a piece of a live body; `continuation` learns whether the system took it.
  func send(piece: [UInt8], then continuation: CheckedContinuation<Bool, Never>) {
    guard isProducing, !isClosed else { return continuation.resume(returning: false) }
    if !piece.isEmpty { output += Script.chunk(piece) }
    writers.append(continuation)
    advance()
  }

  /// Ends a live body, in order or by closing the connection.
  func endBody(isWhole: Bool) {
    guard isProducing, !isClosed else { return }
    guard isWhole else { return close { $0.hangUp() } }
    isProducing = false
    task = nil
    board.update { $0.openStreams -= 1 }
    advance()
  }

  private func take(_ step: Step) {
    switch step {
    case .send(let bytes): output = bytes[...]
    case .sendRepeatedly(let block, let times):
      guard times > 0 else { return }
      output = block[...]
      remainingSteps.append(.sendRepeatedly(block, times: times - 1))
    case .sendSlowly(let bytes, let interval):
      guard !bytes.isEmpty else { return }
      output = bytes.prefix(1)
      remainingSteps.append(.sendSlowly(bytes.dropFirst(), every: interval))
      _ = flush()
      wakeTime = .now + interval
    case .produce(let produce): begin(produce)
    case .stall: isStalled = true
    case .hangUp: end { $0.hangUp() }
    case .reset: end { $0.reset() }
    case .refuse(let duration):
      // The loop shuts the door first: the client may come back the moment this connection ends.
      refusal = duration
      wakeTime = .now
    }
  }

  private func end(_ way: (Socket) -> Void) {
    if request != nil { endExchange() }
    close(way)
  }

  private func begin(_ produce: @escaping @Sendable (LoopbackBodyWriter) async throws -> Void) {
    isProducing = true
    board.update { $0.openStreams += 1 }
    let writer = LoopbackBodyWriter(mailbox: mailbox, connection: id)
    task = mailbox.start {
      do {
        try await produce(writer)
        return .bodyEnded(connection: writer.connection, isWhole: true)
      } catch {
        return .bodyEnded(connection: writer.connection, isWhole: false)
      }
    }
  }

  /// Whether all output has gone; tells those who wait for it.
  private func flush() -> Bool {
    var sent = 0
    sending: while !output.isEmpty {
      switch socket.send(output) {
      case .bytes(let count):
        output.removeFirst(count)
        sent += count
      case .wouldBlock: break sending
      case .ended:
        close(byClient: true) { $0.close() }
        return false
      }
    }
    if sent > 0 { board.update { $0.bytesSent += sent } }
    guard output.isEmpty else { return false }
    output = []
    let satisfied = writers
    writers = []
    for writer in satisfied { writer.resume(returning: true) }
    return true
  }
}
