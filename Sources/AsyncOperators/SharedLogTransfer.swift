extension SharedLog {
  /// What a reader finds.
  @usableFromInline
  enum Finding {
    case element(Base.Element)
    case nothing
    case over(Base.Failure?)
  }

  /// The next element for a reader; if there is none, `arrival` will be raised for it or the end.
  @inlinable
  func take(at place: Int, waking arrival: Signal) -> Finding {
    var isFree = false
    var dropped: [Base.Element] = []
    let finding = state.withLock { state -> Finding in
      if let element = state.next(at: place, &isFree) { return .element(element) }
      if state.isOver { return .over(state.failure) }
      state.idle.append(arrival)
      if state.idle.count == state.readers { state.trim(into: &dropped) }
      return .nothing
    }
    if isFree { room.raise() }
    return finding
  }

  /// Adds an element and waits while a reader holds the base; false once nobody reads any more.
  @inlinable
  func append(_ element: Base.Element, _ reading: Int) async -> Bool {
    var dropped: [Base.Element] = []
    let (idle, isHeld) = state.withLock { state -> ([Signal], Bool?) in
      guard state.reading == reading else { return ([], nil) }
      if state.elements.count >= Swift.max(2 * state.trimmedCount, 16) {
        state.trim(into: &dropped)
      }
      state.elements.append(element)
      let end = state.end
      state.holding = state.cursors.count { $0?.holdsBase(end) ?? false }
      defer { state.idle.removeAll(keepingCapacity: true) }
      return (state.idle, state.holding > 0)
    }
    for signal in idle { signal.raise() }
    guard var isHeld else { return false }
    while isHeld {
      await room.wait()
      if Task.isCancelled { return false }
      isHeld = state.withLock { $0.reading == reading && $0.holding > 0 }
    }
    return true
  }
}
