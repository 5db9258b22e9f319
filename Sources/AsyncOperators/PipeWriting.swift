extension Pipe {
  /// What became of an element, and what is left to do now that the lock is free.
  @usableFromInline
  struct Receipt {
    @usableFromInline
    enum Outcome { case sent, nothing, refused }

    @usableFromInline var outcome: Outcome
    @usableFromInline var wakesReader = false
    @usableFromInline var mustWait = false
    /// Kept so that it is released outside the lock.
    @usableFromInline var dropped: Element?

    @inlinable
    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  /// Sends `element` and waits while the pipe is over-full.
  ///
  /// Returns false once nobody wants elements of this turn.
  @inlinable @inline(__always) @discardableResult
  func send(_ element: Element, turn: Int = 0) async -> Bool {
    await send(turn: turn) { element } == .sent
  }

  /// Sends what `make` returns under the pipe's lock: what is made later is also read later.
  ///
  /// `make` must neither call nor release anything foreign.
  @inlinable @inline(__always) @discardableResult
  func send(turn: Int = 0, making make: () -> Element?) async -> Receipt.Outcome {
    let receipt = enqueue(turn: turn, making: make)
    if receipt.wakesReader { arrival.raise() }
    if receipt.mustWait { await waitForRoom(turn: turn) }
    return receipt.outcome
  }

  /// The part of `send` that does not wait; the caller raises `arrival` if the receipt says so.
  @inlinable
  func enqueue(turn: Int = 0, making make: () -> Element?) -> Receipt {
    var receipt = Receipt(.refused)
    state.withLock { state in
      guard !state.isOver, state.turn == turn else { return }
      receipt.outcome = .nothing
      guard let element = make() else { return }
      receipt.outcome = .sent
      switch policy {
      case .oldest(let count) where state.waiting.count >= count:
        receipt.dropped = element
        return
      case .newest(let count) where state.waiting.count >= count:
        receipt.dropped = state.waiting.popFirst()
      case .bounded(0) where state.isReaderIdle:
        state.handedOver = element  // who waits for it has taken it: its writer may go on
        receipt.wakesReader = state.stopIdling()
        return
      case .bounded(let count):
        receipt.mustWait = state.waiting.count >= count
      default: break
      }
      state.waiting.append(element)
      receipt.wakesReader = state.stopIdling()
    }
    return receipt
  }

  /// Has the reader make the newest element when it reads it; false once nobody wants one.
  ///
  /// `make` must not keep the pipe, which may keep it to its own end.
  @inlinable
  func offer(_ make: @escaping @Sendable () -> Element?) -> Bool {
    // Afterwards the one before it, to be released outside the lock.
    var offered: (@Sendable () -> Element?)? = make
    let (isWanted, wakesReader) = state.withLock { state in
      guard !state.isOver else { return (false, false) }
      swap(&offered, &state.offer)
      return (true, state.stopIdling())
    }
    if wakesReader { arrival.raise() }
    return isWanted
  }

  @inlinable
  func waitForRoom(turn: Int) async {
    guard case .bounded(let count) = policy else { return }
    await withUnsafeContinuation { continuation in
      let isHeld = state.withLock { state in
        guard !state.isOver, state.turn == turn, state.waiting.count > count else { return false }
        state.heldWriters.append(continuation)
        return true
      }
      if !isHeld { continuation.resume() }
    }
  }
}
