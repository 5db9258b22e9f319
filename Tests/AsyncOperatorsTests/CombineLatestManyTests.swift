import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct CombineLatestManyTests {
  @Test(arguments: [
    (["1--2--|", "-a---b-|", "--x-y--|"], "--(1ax)(2ax)(2ay)(2by)-|"),
    (["12---|", "--a--|", "---x-|"], "---(2ax)-|"),
    (["1-|", "--a|", "---x-y|"], "---(1ax)-(1ay)|"),
    (["1---", "-a--", "--|"], "--|"),
    (["1----", "-a---", "--x-^"], "--(1ax)-^"),
    (["^", "a", "x"], "^"),
    (["1---;", "-a--", "--x-"], "--(1ax)-[;|]"),
    ([";", "-", "-"], "[;|]"),
  ])
  func `each arrival joins the latest once every side has an element`(
    typed: [String], seen: String
  ) {
    Schedules.expect(diagram: seen) { threeCombined(typed, seed: $0) }
    Schedules.expect(diagram: seen) { arrayCombined(typed, seed: $0) }
  }

  @Test(arguments: [
    (BufferingPolicy.bounded(16), "---(1ax)--(2ax)--(3ax)--[(3ay)|]"),
    (BufferingPolicy.newest(1), "---(1ax)--[(3ay)|]"),
  ])
  func `a slow consumer gets every one in turn, or the latest`(
    policy: BufferingPolicy, seen: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    let typed = ["123-|", "a---|", "x--y|"]
    Schedules.expect(diagram: seen) { threeCombined(typed, consumer, policy, seed: $0) }
    Schedules.expect(diagram: seen) { arrayCombined(typed, consumer, policy, seed: $0) }
  }

  @Test func `a busy consumer gets what was joined before a failure, and then that, once`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "---(1ax)--[(2ax)^]") {
      threeCombined(["12-", "a--", "x-^"], consumer, seed: $0)
    }
    Schedules.expect(diagram: "---(1ax)--[(2ax)^]") {
      arrayCombined(["12-", "a--", "x-^"], consumer, seed: $0)
    }
  }

  @Test func `leaving it stops every input`() {
    let consumer = MarbleConsumer(leavesAfter: 1)
    Schedules.expect(diagram: "(1ax)") {
      threeCombined(["1-2-", "a---", "x---"], consumer, seed: $0)
    }
    Schedules.expect(diagram: "(1ax)") {
      arrayCombined(["1-2-", "a---", "x---"], consumer, seed: $0)
    }
  }

  @Test func `of none it ends at once, of one it is that one`() {
    Schedules.expect(diagram: "|") { arrayCombined([], seed: $0) }
    Schedules.expect(diagram: "a-b|") { arrayCombined(["a-b|"], seed: $0) }
  }

  @Test func `what can fail follows from the sides`() {
    let calm = AsyncStream(numbers: [1])
    let never: AsyncCombineLatest3Sequence<_, _, _, Never> = combineLatest(calm, calm, calm)
    let typed: AsyncCombineLatest3Sequence<_, _, _, MarbleFailure> = combineLatest(
      MarbleInput(), MarbleInput(), MarbleInput())
    let mixed: AsyncCombineLatest3Sequence<_, _, _, any Error> = combineLatest(
      calm, MarbleInput(), MarbleInput())
    let many: any AsyncSequence<[Character], MarbleFailure> = combineLatest([MarbleInput()])
    _ = (never, typed, mixed, many)
  }

  private func threeCombined(
    _ typed: [String], _ consumer: MarbleConsumer = MarbleConsumer(),
    _ policy: BufferingPolicy = .bounded(16), seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { inputs, _ in
      combineLatest(inputs[0], inputs[1], inputs[2], bufferingPolicy: policy)
        .map { "\($0)\($1)\($2)" }
    }
  }

  private func arrayCombined(
    _ typed: [String], _ consumer: MarbleConsumer = MarbleConsumer(),
    _ policy: BufferingPolicy = .bounded(16), seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { inputs, _ in
      combineLatest(inputs, bufferingPolicy: policy).map { String($0) }
    }
  }
}
