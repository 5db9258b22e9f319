import AsyncOperators

/// Collects what tasks come to, in order.
final class Answers: Sendable {
  private let answers = Lock<[Int64]>([])

  var all: [Int64] { answers.withLock { $0 } }

  func add(_ more: Int64...) { answers.withLock { $0 += more } }
}
