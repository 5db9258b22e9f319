/// What the sides of `combineLatest` brought last, and whether the reader knows of it.
@usableFromInline
final class LatestArrivals<Elements: LatestElements>: Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var elements: Elements
    @usableFromInline var isUnread = false

    @inlinable
    init(_ elements: Elements) { self.elements = elements }
  }

  @usableFromInline let state: Lock<State>

  @inlinable
  init(_ elements: Elements) { state = Lock(State(elements)) }

  /// Lets `place` put an arrival into its place, and joins it with the others at once.
  @inlinable
  func join(_ place: (inout Elements) -> Void) -> Elements.Combined? {
    state.withLock { state in
      place(&state.elements)
      return state.elements.combined
    }
  }

  /// Lets `place` put an arrival into its place; true if the reader has to be told that it came.
  @inlinable
  func keep(_ place: (inout Elements) -> Void) -> Bool {
    state.withLock { state in
      place(&state.elements)
      guard !state.isUnread, state.elements.isComplete else { return false }
      state.isUnread = true
      return true
    }
  }

  /// Joins the latest elements if one of them has come since this was last called.
  @inlinable
  func read() -> Elements.Combined? {
    state.withLock { state in
      guard state.isUnread else { return nil }
      state.isUnread = false
      return state.elements.combined
    }
  }
}
