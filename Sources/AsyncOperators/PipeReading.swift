extension Pipe {
  /// What the reader finds.
  @usableFromInline
  enum Arrival {
    case elements
    case nothing
    case over(Failure?)
  }

  /// Fills `batch`, which like `released` is empty, with what waits, the first to be read last in it.
  ///
  /// Elements with an empty batch are an offer that had nothing new. If nothing waits, `arrival` will
  /// be raised for the next element or the end.
  @inlinable
  func take(
    into batch: inout [Element], turn: inout Int,
    _ released: inout [UnsafeContinuation<Void, Never>]
  ) -> Arrival {
    var offer: (@Sendable () -> Element?)?
    let arrival = state.withLock { state -> Arrival in
      guard !state.isEmpty else {
        state.isReaderIdle = !state.isOver
        return state.isOver ? .over(state.failure) : .nothing
      }
      turn = state.turn
      if let element = state.handedOver {
        state.handedOver = nil
        batch.append(element)
        return .elements
      }
      if state.offer != nil {
        swap(&offer, &state.offer)
        return .elements
      }
      switch policy {
      case .bounded, .unbounded: state.waiting.exchange(with: &batch)
      case .newest, .oldest:
        if let first = state.waiting.popFirst() { batch.append(first) }
      }
      swap(&released, &state.heldWriters)
      return .elements
    }
    if !released.isEmpty {
      for writer in released { writer.resume() }
      released.removeAll(keepingCapacity: true)
    }
    if let element = offer?() { batch.append(element) }
    batch.reverse()
    return arrival
  }
}
