import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct CombineLatestManyTests {
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
    #expect(threeCombined(typed) == seen)
    #expect(arrayCombined(typed) == seen)
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
    #expect(threeCombined(typed, consumer, policy) == seen)
    #expect(arrayCombined(typed, consumer, policy) == seen)
  }

  @Test func `a busy consumer gets what was joined before a failure, and then that, once`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    #expect(threeCombined(["12-", "a--", "x-^"], consumer) == "---(1ax)--[(2ax)^]")
    #expect(arrayCombined(["12-", "a--", "x-^"], consumer) == "---(1ax)--[(2ax)^]")
  }

  @Test func `leaving it stops every input`() {
    let consumer = MarbleConsumer(leavesAfter: 1)
    #expect(threeCombined(["1-2-", "a---", "x---"], consumer) == "(1ax)")
    #expect(arrayCombined(["1-2-", "a---", "x---"], consumer) == "(1ax)")
  }

  @Test(arguments: [["1--2--|", "-a---b-|", "--x-y--|"], ["1---^", "-a--", "--x-"]])
  func `every schedule has the same outcome`(typed: [String]) {
    let three = Marbles.explore { seed in threeCombined(typed, seed: seed) }
    #expect(Array(three.keys) == [threeCombined(typed)])
    let array = Marbles.explore { seed in arrayCombined(typed, seed: seed) }
    #expect(Array(array.keys) == [arrayCombined(typed)])
  }

  @Test func `of none it ends at once, of one it is that one`() {
    #expect(arrayCombined([]) == "|")
    #expect(arrayCombined(["a-b|"]) == "a-b|")
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
