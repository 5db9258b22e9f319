import Testing

/// Runs the tests of suites that compute for long one after the other.
///
/// Each keeps a thread of the pool busy: all of them at once, on a machine with few processors, would leave none to the
/// tests of other targets, which wait for answers.
struct InTurn: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> InTurn? {
    // Minutes of random courses are worth every processor, and hours if they were one after the other.
    testCase == nil || Fuzz.seconds != nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.take()
    do { try await body() } catch {
      await Turns.shared.pass()
      throw error
    }
    await Turns.shared.pass()
  }
}

extension Trait where Self == InTurn {
  /// The tests of this suite, and of all others that say so, run one after the other.
  static var inTurn: Self { InTurn() }
}

/// Whose turn it is.
private actor Turns {
  static let shared = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
