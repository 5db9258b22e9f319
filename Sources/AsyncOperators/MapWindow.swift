/// The engine of `concurrentMap` over an asynchronous sequence and of `concurrentForEach` over any.
///
/// One task reads, up to `width` elements ahead of what was handed on. Workers are started as long
/// as elements wait for one, and leave when none does.
@usableFromInline
final class MapWindow<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var inputs: [Input?]
    @usableFromInline var results: [Result<Output, Failure>?]
    @usableFromInline var read = 0
    @usableFromInline var begun = 0
    @usableFromInline var handedOn = 0
    @usableFromInline var workers = 0
    @usableFromInline var isFailing = false

    @inlinable
    init(width: Int) {
      let places = Swift.min(width, 16)
      inputs = Array(repeating: nil, count: places)
      results = Array(repeating: nil, count: places)
    }

    /// Makes a place for one more element; the rings double as they fill, up to `width` places.
    @inlinable
    mutating func makeRoom(upTo width: Int) {
      let places = inputs.count
      guard read - handedOn >= places, places < width else { return }
      let more = Swift.min(width, places * 2)
      var (inputs, results) = (
        Array<Input?>(repeating: nil, count: more),
        Array<Result<Output, Failure>?>(repeating: nil, count: more)
      )
      for offset in handedOn..<read {
        swap(&inputs[offset % more], &self.inputs[offset % places])
        swap(&results[offset % more], &self.results[offset % places])
      }
      (self.inputs, self.results) = (inputs, results)
    }
  }

  @usableFromInline let width: Int
  @usableFromInline let inOrder: Bool
  @usableFromInline let pipe: Pipe<Output, Failure>
  @usableFromInline let transform: @Sendable (Input) async throws(Failure) -> Output
  /// Taken inside the lock of the pipe or alone, never the other way round.
  @usableFromInline let state: Lock<State>
  @usableFromInline let room = Signal()

  @inlinable
  init(
    width: Int, inOrder: Bool, pipe: Pipe<Output, Failure>,
    _ transform: @escaping @Sendable (Input) async throws(Failure) -> Output
  ) {
    self.width = width
    self.inOrder = inOrder
    self.pipe = pipe
    self.transform = transform
    state = Lock(State(width: width))
  }

  @inlinable
  func follow<Base: AsyncSequence>(
    _ base: Base, failing: (Base.Failure) -> Failure
  ) async where Base.Element == Input {
    await withDiscardingTaskGroup { group in
      do throws(Base.Failure) {
        var inputs = base.makeAsyncIterator()
        while await hasFewer(than: width), let input = try await inputs.next(isolation: nil) {
          if admit(input) { group.addTask { await self.work() } }
        }
      } catch {
        let offset = state.withLock { state in
          state.makeRoom(upTo: width)
          return state.read
        }
        await handOn(.failure(failing(error)), of: offset)
      }
    }
  }

  /// Waits until fewer than `count` elements are between being read and being handed on; false if
  /// none is to be read any more.
  @inlinable
  func hasFewer(than count: Int) async -> Bool {
    while !Task.isCancelled {
      let (isMore, isFailing) = state.withLock { ($0.read - $0.handedOn >= count, $0.isFailing) }
      if isFailing { return false }
      if !isMore { return true }
      await room.wait()
    }
    return false
  }

  /// Puts an element where workers find it; true if one more of them is needed.
  @inlinable
  func admit(_ input: Input) -> Bool {
    state.withLock { state in
      state.makeRoom(upTo: width)
      state.inputs[state.read % state.inputs.count] = input
      state.read += 1
      guard state.workers < width else { return false }
      state.workers += 1
      return true
    }
  }

  @inlinable
  func work() async {
    while let (offset, input) = beginNext() {
      do throws(Failure) {
        await handOn(.success(try await transform(input)), of: offset)
      } catch {
        state.withLock { $0.isFailing = true }
        await handOn(.failure(error), of: offset)
      }
    }
  }

  @inlinable
  func beginNext() -> (offset: Int, input: Input)? {
    let isCancelled = Task.isCancelled
    var input: Input?
    let offset = state.withLock { state in
      if !isCancelled, !state.isFailing, state.begun < state.read {
        swap(&input, &state.inputs[state.begun % state.inputs.count])
        state.begun += 1
      } else {
        state.workers -= 1
      }
      return state.begun - 1
    }
    return input.map { (offset, $0) }
  }
}
