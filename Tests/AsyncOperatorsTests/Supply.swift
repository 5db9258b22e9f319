import AsyncOperators

/// Numbers from 2, the next for all who wait for one, whether or not they are cancelled.
final class Supply: Sendable {
  private let state = Lock<(number: Int, waiting: [CheckedContinuation<Int, Never>])>((2, []))

  func next() async -> Int {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
    }
  }

  func deliver() {
    let (number, waiting) = state.withLock { state in
      defer { state = (state.number + 1, []) }
      return state
    }
    for continuation in waiting { continuation.resume(returning: number) }
  }
}
