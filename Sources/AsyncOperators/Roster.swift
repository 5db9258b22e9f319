/// What a roster lists.
@usableFromInline
protocol RosterMember: AnyObject, Sendable {
  /// Where it is in its roster, if in one; read and changed under the lock of that alone.
  var place: Int { get set }
}

/// Those who read or wait for the same, in the order in which they joined.
///
/// Joining and leaving take constant time, however many there are: who leaves makes its place empty,
/// and once most places are empty they are closed up, so that there are at most two for each member.
/// A member is in one roster at a time.
@usableFromInline
struct Roster<Member: RosterMember>: Sendable {
  /// Nil for who has left.
  @usableFromInline var places: [Member?] = []
  @usableFromInline var emptyCount = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { places.isEmpty }
  @inlinable var count: Int { places.count - emptyCount }

  @inlinable
  mutating func append(_ member: Member) {
    member.place = places.count
    places.append(member)
  }

  /// Takes a member off; nothing if it is not listed, or no more.
  @inlinable
  mutating func remove(_ member: Member) {
    let place = member.place
    guard place < places.count, places[place] === member else { return }
    places[place] = nil
    emptyCount += 1
    if 2 * emptyCount > places.count { closeUp() }
  }

  /// Takes all off and keeps the memory.
  @inlinable
  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    emptyCount = 0
  }

  @inlinable
  mutating func closeUp() {
    var count = 0
    for place in places.indices where places[place] != nil {
      places.swapAt(count, place)
      places[count]?.place = count
      count += 1
    }
    places.removeLast(emptyCount)
    emptyCount = 0
  }
}

extension Roster<Signal> {
  /// Raises them in turn; not under the lock.
  @inlinable
  func raise() {
    for case let signal? in places { signal.raise() }
  }
}
