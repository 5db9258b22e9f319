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
    @usableFromInline var kept = Backlog<Element>()

    @inlinable
    init(_ policy: BufferingPolicy, next: Int) {
      self.policy = policy
      self.next = next
    }

    @inlinable
    func holdsBase(_ end: Int) -> Bool {
      if case .bounded(let count) = policy { end - next > count } else { false }
    }
  }

  /// Bounds what a reader far behind copies.
  @inlinable static var mostInBatch: Int { 64 }

  @usableFromInline let replay: Int
  @usableFromInline var elements: [Element] = []
  /// The number of the first of `elements`.
  @usableFromInline var first = 0
  /// By place; a place that was given up is nil until somebody takes it.
  @usableFromInline var cursors: [Cursor?] = []
  /// Those of them that are nil.
  @usableFromInline var freePlaces: [Int] = []
  @usableFromInline var readers = 0
  @usableFromInline var idle = Roster<Signal>()
  /// How many readers hold the base, while it is held.
  @usableFromInline var holding = 0
  @usableFromInline var trimmedCount = 0
  @usableFromInline var reading = 0
  @usableFromInline var pump = UrgedTask()
  @usableFromInline var isOver = false
  @usableFromInline var failure: Failure?

  @inlinable
  init(replay: Int) { self.replay = replay }

  @inlinable var end: Int { first + elements.count }

  /// A place for a new reader, without a look at all the others.
  @inlinable
  mutating func takePlace() -> Int {
    if let place = freePlaces.popLast() { return place }
    cursors.append(nil)
    return cursors.count - 1
  }

  /// Forgets the places, of which none is taken, so that nobody has to look at them.
  @inlinable
  mutating func forgetPlaces() {
    cursors.removeAll(keepingCapacity: true)
    freePlaces.removeAll(keepingCapacity: true)
  }

  /// How many readers now hold the base; in place, without a copy of any cursor.
  @inlinable
  func countHolding() -> Int {
    var count = 0
    for place in cursors.indices where cursors[place]?.holdsBase(end) ?? false { count += 1 }
    return count
  }

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
    guard elements.count > replay else {
      trimmedCount = elements.count  // all to be kept, however many readers there are to ask
      return
    }
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
    for element in unseen.prefix(room) { cursors[place]?.kept.append(element) }
    cursors[place]?.next += unseen.count
  }

  /// Takes over what waits for a reader, the first last in `batch`; true if that frees the base.
  @inlinable
  mutating func take(at place: Int, into batch: inout [Element]) -> Bool {
    guard let policy = cursors[place]?.policy, let next = cursors[place]?.next else { return false }
    let range: Range<Int>
    switch policy {
    case .bounded, .unbounded: range = next..<Swift.min(end, next + Self.mostInBatch)
    case .newest(let count):
      let newest = Swift.max(next, end - count)
      range = newest..<Swift.min(end, newest + 1)
    case .oldest:
      keepOldest(at: place)
      if let kept = cursors[place]?.kept.popFirst() { batch.append(kept) }
      return false
    }
    guard !range.isEmpty else { return false }
    batch.append(contentsOf: elements[(range.lowerBound - first)..<(range.upperBound - first)])
    batch.reverse()
    return change(place) { $0?.next = range.upperBound }
  }
}
