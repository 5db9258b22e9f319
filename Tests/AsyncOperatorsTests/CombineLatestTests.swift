import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct CombineLatestTests {
  @Test(arguments: [
    ("1-2-3-|", "-a-b-c|", "-(1a)(2a)(2b)(3b)(3c)|"),
    ("12-----|", "--a-b--|", "--(2a)-(2b)--|"),
    ("1-|", "--a--b|", "--(1a)--(1b)|"),
    ("12--|", "|", "|"),
    ("-|", "a---b|", "-|"),
    ("|", "|", "|"),
    ("1---^", "-a-b---", "-(1a)-(1b)^"),
    ("^", "a-b-", "^"),
    ("1--2", "-a--^", "-(1a)-(2a)^"),
    ("1--;", "-a--", "-(1a)-[;|]"),
    (";", "-", "[;|]"),
  ])
  func `each arrival makes a pair once both sides have an element`(
    left: String, right: String, pairs: String
  ) {
    Schedules.expect(diagram: pairs) { combined(left, right, seed: $0) }
  }

  @Test(arguments: [
    (BufferingPolicy.bounded(16), "---(1a)--(2a)--(3a)--[(3b)|]"),
    (BufferingPolicy.unbounded, "---(1a)--(2a)--(3a)--[(3b)|]"),
    (BufferingPolicy.bounded(0), "---(1a)--(2a)--(2b)--[(3b)|]"),  // left is held, so b comes first
    (BufferingPolicy.newest(1), "---(1a)--[(3b)|]"),
    (BufferingPolicy.oldest(1), "---(1a)--[(2a)|]"),
  ])
  func `a slow consumer gets every pair in turn, or as many as its policy keeps`(
    policy: BufferingPolicy, pairs: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: pairs) { combined("123-|", "a--b|", consumer, policy, seed: $0) }
  }

  @Test(arguments: [BufferingPolicy.bounded(16), .newest(1)])
  func `a busy consumer gets the pairs made before a failure, and then the failure, once`(
    policy: BufferingPolicy
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "---(1a)--[(2a)^]") {
      combined("12^", "a---", consumer, policy, seed: $0)
    }
  }

  @Test func `leaving it stops both inputs`() {
    Schedules.expect(diagram: "(1a)") {
      combined("1-2-", "a---", MarbleConsumer(leavesAfter: 1), seed: $0)
    }
  }

  @Test func `cancelled between two pairs it ends instead of giving those that wait`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "---(1a)[;(2a)|]") { combined("123-;", "a----", consumer, seed: $0) }
  }

  @Test func `a strict bound holds both sides until the pair is taken`() {
    let reads = Tally()
    let seen = Marbles.run("1234---;", "a-------") { left, right, _ in
      combineLatest(
        left.map { element in
          reads.add()
          return element
        }, right, bufferingPolicy: .bounded(0)
      ).map { pair in
        await untilCancelled()
        return "\(pair.0)"
      }
    }
    #expect(seen == "-------[;1|]")
    #expect(reads.count == 2)  // one taken, and one for which its side is held
  }

  @Test func `what can fail follows from the sides`() async throws {
    let calm = AsyncStream(numbers: [1])
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish() }
    let never: AsyncCombineLatest2Sequence<_, _, Never> = combineLatest(calm, calm)
    for await _ in never {}
    let left: AsyncCombineLatest2Sequence<_, _, any Error> = combineLatest(failing, calm)
    for try await _ in left {}
    let right: AsyncCombineLatest2Sequence<_, _, MarbleFailure> = combineLatest(
      calm, MarbleInput())
    let both: AsyncCombineLatest2Sequence<_, _, any Error> = combineLatest(MarbleInput(), failing)
    _ = (right, both)
  }

  private func combined(
    _ left: String, _ right: String, _ consumer: MarbleConsumer = MarbleConsumer(),
    _ policy: BufferingPolicy = .bounded(16), seed: UInt64? = nil
  ) -> String {
    Marbles.run(left, right, consumer: consumer, seed: seed) { left, right, _ in
      combineLatest(left, right, bufferingPolicy: policy).map { "\($0)\($1)" }
    }
  }
}
