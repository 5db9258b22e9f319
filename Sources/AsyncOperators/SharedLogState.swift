/// The elements of a shared sequence that somebody may still read, and how far each reader is.
@usableFromInline
struct SharedLogState<Element: Sendable, Failure: Error>: Sendable {
  /// How far a reader is; elements are numbered through all readings of the base.
  @usableFromInline
  struct Cursor: Sendable {
    @usableFromInline let policy: BufferingPolicy
    /// The number of the next element to read, or to look at in the case of `.oldest`.
    @usableFromInline var next: Int
    /// What `.oldest` has kept of the elements before `next`.
    @usableFromInline var kept: [Element] = []

    @inlinable
    init(_ policy: BufferingPolicy, next: Int) {
      self.policy = policy
      self.next = next
    }

    @inlinable
    mutating func takeKept() -> Element? { kept.isEmpty ? nil : kept.removeFirst() }

    @inlinable
    func holdsBase(_ end: Int) -> Bool {
      if case .bounded(let count) = policy { end - next > count } else { false }
    }
  }

  @usableFromInline let replay: Int
  @usableFromInline var elements: [Element] = []
  /// The number of the first of `elements`.
  @usableFromInline var first = 0
  /// By place; a place that was given up is nil until somebody takes it.
  @usableFromInline var cursors: [Cursor?] = []
  @usableFromInline var readers = 0
  @usableFromInline var idle: [Signal] = []
  /// How many readers hold the base, while it is held.
  @usableFromInline var holding = 0
  @usableFromInline var trimmedCount = 0
  @usableFromInline var reading = 0
  @usableFromInline var pump: Task<Void, Never>?
  @usableFromInline var isOver = false
  @usableFromInline var failure: Failure?

  @inlinable
  init(replay: Int) { self.replay = replay }

  @inlinable var end: Int { first + elements.count }

  /// Changes a cursor; true if the base was held and no longer is.
  @inlinable
  mutating func change(_ place: Int, _ body: (inout Cursor?) -> Void) -> Bool {
    let held = cursors[place]?.holdsBase(end) ?? false
    body(&cursors[place])
    guard holding > 0 else { return false }
    let holds = cursors[place]?.holdsBase(end) ?? false
    guard held != holds else { return false }
    holding += holds ? 1 : -1
    return holding == 0
  }

  /// Moves what nobody will read to `dropped`, to be released outside the lock.
  @inlinable
  mutating func trim(into dropped: inout [Element]) {
    var needed = end - replay
    for place in cursors.indices {
      keepOldest(at: place)
      guard let cursor = cursors[place] else { continue }
      if case .newest(let count) = cursor.policy {
        needed = Swift.min(needed, Swift.max(cursor.next, end - count))
      } else {
        needed = Swift.min(needed, cursor.next)
      }
    }
    if needed > first {
      dropped += elements.prefix(needed - first)
      elements.removeFirst(needed - first)
      first = needed
    }
    trimmedCount = elements.count
  }

  /// Lets a reader of the oldest elements keep the new ones for which it has room.
  @inlinable
  mutating func keepOldest(at place: Int) {
    guard case .oldest(let count)? = cursors[place]?.policy else { return }
    let unseen = elements[((cursors[place]?.next ?? end) - first)...]
    let room = count - (cursors[place]?.kept.count ?? count)
    cursors[place]?.kept += unseen.prefix(room)
    cursors[place]?.next += unseen.count
  }

  /// The next element for a reader; `isFree` becomes true if this frees the base.
  @inlinable
  mutating func next(at place: Int, _ isFree: inout Bool) -> Element? {
    keepOldest(at: place)
    guard var number = cursors[place]?.next, let policy = cursors[place]?.policy else { return nil }
    if case .oldest = policy { return cursors[place]?.takeKept() }
    if case .newest(let count) = policy { number = Swift.max(number, end - count) }
    guard number < end else { return nil }
    isFree = change(place) { $0?.next = number + 1 }
    return elements[number - first]
  }
}
