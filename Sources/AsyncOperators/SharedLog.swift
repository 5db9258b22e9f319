/// The engine of `share`: reads its base while it has readers, into a log that they share.
@usableFromInline
final class SharedLog<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
  @usableFromInline typealias State = SharedLogState<Base.Element, Base.Failure>

  @usableFromInline let base: Base
  @usableFromInline let state: Lock<State>
  /// Raised when the base is no longer held.
  @usableFromInline let room = Signal()

  @inlinable
  init(_ base: Base, replay: Int) {
    precondition(replay >= 0, "\(replay) elements cannot be replayed")
    self.base = base
    state = Lock(State(replay: replay))
  }

  var readerCount: Int { state.withLock { $0.readers } }
  var keptCount: Int { state.withLock { $0.elements.count } }

  /// Takes a place for a new reader; the first one starts the reading of the base.
  @inlinable
  func join(_ policy: BufferingPolicy) -> Int {
    let (place, reading, former) = state.withLock { state -> (Int, Int?, Task<Void, Never>?) in
      let place = state.takePlace()
      let next = Swift.max(state.end - state.replay, state.first)
      _ = state.change(place) { $0 = State.Cursor(policy, next: next) }
      state.readers += 1
      guard state.readers == 1, !state.isOver else { return (place, nil, nil) }
      state.reading += 1
      let former = state.pump.task
      state.pump = UrgedTask()
      return (place, state.reading, former)
    }
    if let reading {
      let pump = OwnedTask.start {
        await former?.value  // so that the base is never read twice at a time
        await self.read(reading)
      }
      let lent = state.withLock { $0.pump.begin(pump) }
      if let lent { pump.raisePriority(to: lent) }
    }
    return place
  }

  /// Gives up a place; the last reader ends the reading of the base, which it may wait for.
  @inlinable
  func leave(_ place: Int, _ arrival: Signal) -> Task<Void, Never>? {
    var left: State.Cursor?
    var dropped: [Base.Element] = []
    let (isFree, pump) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      let isFree = state.change(place) { swap(&$0, &left) }
      state.freePlaces.append(place)
      state.idle.remove(arrival)
      state.readers -= 1
      guard state.readers == 0 else { return (isFree, nil) }
      state.forgetPlaces()
      guard !state.isOver else {
        state.trim(into: &dropped)
        return (isFree, nil)
      }
      state.reading += 1
      state.first = state.end
      swap(&dropped, &state.elements)
      return (true, state.pump.task)
    }
    pump?.cancel()
    if isFree { room.raise() }
    return pump
  }

  /// Makes the reading of the base, begun or about to be, no less urgent than one of its readers.
  @inlinable
  func urge(to priority: TaskPriority) {
    state.withLock { $0.pump.urge(to: priority) }?.raisePriority(to: priority)
  }

  /// Reads the base to its end, or until its readers have left.
  @inlinable
  func read(_ reading: Int) async {
    var failure: Base.Failure?
    do throws(Base.Failure) {
      var elements = base.makeAsyncIterator()
      var woken = Roster<Signal>()
      var budget = YieldBudget()
      while !Task.isCancelled, let element = try await elements.next(isolation: nil) {
        let receipt = append(element, reading, waking: &woken)
        if receipt == .refused { break }
        if receipt == .held, await !waitForRoom(reading) { break }
        if budget.isSpent() { await Task.yield() }
      }
    } catch {
      failure = error
    }
    finish(failure, reading)
  }

  @inlinable
  func finish(_ failure: Base.Failure?, _ reading: Int) {
    let idle = state.withLock { state -> Roster<Signal> in
      guard state.reading == reading else { return Roster() }
      state.isOver = true
      state.failure = failure
      defer { state.idle = Roster() }
      return state.idle
    }
    idle.raise()
  }
}
