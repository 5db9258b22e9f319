extension SharedLog {
  /// What a reader finds.
  @usableFromInline
  enum Finding {
    case elements
    case nothing
    case over(Base.Failure?)
  }

  /// Fills `batch`, which is empty, with what waits for a reader, the first to be read last in it.
  ///
  /// If nothing waits, `arrival` will be raised for the next element or the end.
  @inlinable
  func take(
    at place: Int, into batch: inout [Base.Element], waking arrival: Signal
  ) -> Finding {
    var isFree = false
    var dropped: [Base.Element] = []
    let finding = state.withLock { state -> Finding in
      isFree = state.take(at: place, into: &batch)
      if !batch.isEmpty { return .elements }
      if state.isOver { return .over(state.failure) }
      state.idle.append(arrival)
      if state.idle.count == state.readers { state.trim(into: &dropped) }
      return .nothing
    }
    if isFree { room.raise() }
    return finding
  }

  /// What became of an element that the reading brought.
  @usableFromInline
  enum Receipt { case added, held, refused }

  /// Adds an element; refused once nobody wants more of this reading.
  ///
  /// `woken` is empty, before and after.
  @inlinable
  func append(
    _ element: Base.Element, _ reading: Int, waking woken: inout Roster<Signal>
  ) -> Receipt {
    var dropped: [Base.Element] = []
    let receipt = state.withLock { state -> Receipt in
      guard state.reading == reading else { return .refused }
      if state.elements.count >= Swift.max(2 * state.trimmedCount, 16) {
        state.trim(into: &dropped)
      }
      state.elements.append(element)
      state.holding = state.countHolding()
      if !state.idle.isEmpty { swap(&woken, &state.idle) }
      return state.holding > 0 ? .held : .added
    }
    if !woken.isEmpty {
      woken.raise()
      woken.removeAll()
    }
    return receipt
  }

  /// Waits while a reader holds the base; false once the reading is cancelled or not the latest any more.
  @inlinable
  func waitForRoom(_ reading: Int) async -> Bool {
    while true {
      await room.wait()
      if Task.isCancelled { return false }
      let (isWanted, isHeld) = state.withLock { ($0.reading == reading, $0.holding > 0) }
      if !isWanted || !isHeld { return isWanted }
    }
  }
}
