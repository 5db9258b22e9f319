import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct MergeTests {
  @Test(arguments: [
    ("a-c-e-g-|", "-b-d-f-h|", "abcdefgh|"),
    ("[ab]-|", "c-d|", "[abc]-d|"),
    ("|", "a-b|", "a-b|"),
    ("a-b|", "|", "a-b|"),
    ("|", "|", "|"),
    ("a-^", "-b-c|", "ab^"),
    ("a-", "-^", "a^"),
    ("^", "-a", "^"),
    ("a-;", "-b", "ab[;|]"),
    (";", "-", "[;|]"),
  ])
  func `elements are passed on as they arrive`(left: String, right: String, passed: String) {
    Schedules.expect(diagram: passed) { merged(left, right, seed: $0) }
  }

  @Test(arguments: [
    (BufferingPolicy.bounded(16), "---a--b--c--x--[y|]"),
    (BufferingPolicy.unbounded, "---a--b--c--x--[y|]"),
    (BufferingPolicy.bounded(0), "---a--b--x--c--[y|]"),  // both are held until b and x are taken
    (BufferingPolicy.newest(1), "---a--x--[y|]"),
    (BufferingPolicy.oldest(1), "---a--b--[y|]"),
  ])
  func `a slow consumer gets every element in turn, or as many as its policy keeps`(
    policy: BufferingPolicy, passed: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: passed) { merged("abc|", "---x-y|", consumer, policy, seed: $0) }
  }

  @Test func `a side that keeps nothing is read on when its element is for a waiting consumer`() {
    let executor = DrainExecutor()
    let answers = Answers()
    let asked = Answers()
    let side = AsyncStream {
      asked.add(1)
      let number = asked.all.count
      answers.add(-Int64(number))
      return number < 4 ? number : nil
    }
    executor.start {
      for await number in merge([side], bufferingPolicy: .bounded(0)) { answers.add(Int64(number)) }
    }
    executor.drain()
    // Read with a minus, seen without: 1 is taken at once, 2 has to wait, 3 is taken at once.
    #expect(answers.all == [-1, -2, 1, 2, -3, -4, 3])
  }

  @Test func `a busy consumer gets what came before a failure, and then the failure, once`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "---a--[b^]") { merged("ab-", "--^", consumer, seed: $0) }
  }

  @Test func `cancelled between two elements it ends instead of giving those that wait`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "---[;a|]") { merged("ab-;", "-c-", consumer, seed: $0) }
  }

  @Test func `leaving it stops both inputs`() {
    Schedules.expect(diagram: "ab") {
      merged("a-c", "-b-", MarbleConsumer(leavesAfter: 2), seed: $0)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `any number of sides becomes one`(count: Int) {
    let inputs = Array(["a---|", "-b--|", "--c-|", "---d|"].prefix(count))
    Schedules.expect(diagram: ["|", "a---|", "ab--|", "abc-|", "abcd|"][count]) { seed in
      Marbles.run(inputs, seed: seed) { inputs, _ in merge(inputs) }
    }
  }

  @Test func `three sides of different types become one`() {
    Schedules.expect(diagram: "abc^") { seed in
      Marbles.run(["a--^", "-b-", "--c-"], seed: seed) { inputs, _ in
        merge(inputs[0], inputs[1].map { $0 }, inputs[2].removeDuplicates())
      }
    }
    Schedules.expect(diagram: "ab-^") { seed in
      Marbles.run(["a--^", "-b-"], seed: seed) { inputs, _ in
        merge([inputs[0], inputs[1].removeDuplicates()])
      }
    }
  }

  @Test func `no side is shut out by another that always has elements ready`() {
    let executor = DrainExecutor()
    let answers = Answers()
    executor.start {
      let sides = [AsyncStream(numbers: 0..<400), AsyncStream(numbers: 1_000..<1_400)]
      for await number in merge(sides) { answers.add(Int64(number)) }
    }
    executor.drain()
    #expect(answers.all.filter { $0 < 1_000 } == (0..<400).map { $0 })
    #expect(answers.all.filter { $0 >= 1_000 } == (1_000..<1_400).map { $0 })
    #expect(longestRun(whileBothHaveMore: answers.all) <= 17)
  }

  @Test func `what can fail follows from the sides`() {
    let calm = AsyncStream<Character> { $0.finish() }
    let failing = AsyncThrowingStream<Character, any Error> { $0.finish() }
    let typed = MarbleInput()
    let never: AsyncMergeSequence<Character, Never> = merge(calm, calm)
    let left: AsyncMergeSequence<Character, any Error> = merge(failing, calm)
    let right: AsyncMergeSequence<Character, MarbleFailure> = merge(calm, typed)
    let same: AsyncMergeSequence<Character, MarbleFailure> = merge(typed, typed)
    let both: AsyncMergeSequence<Character, any Error> = merge(typed, failing)
    let three: AsyncMergeSequence<Character, Never> = merge(calm, calm, calm)
    let mixed: AsyncMergeSequence<Character, any Error> = merge(calm, typed, failing)
    _ = (never, left, right, same, both, three, mixed)
  }

  /// The most elements of one side in a row before either side has brought its last.
  private func longestRun(whileBothHaveMore numbers: [Int64]) -> Int {
    var (longest, length, side) = (0, 0, false)
    for number in numbers {
      if number == 399 || number == 1_399 { break }
      length = (number < 1_000) == side ? length + 1 : 1
      side = number < 1_000
      longest = Swift.max(longest, length)
    }
    return longest
  }

  private func merged(
    _ left: String, _ right: String, _ consumer: MarbleConsumer = MarbleConsumer(),
    _ policy: BufferingPolicy = .bounded(16), seed: UInt64? = nil
  ) -> String {
    Marbles.run(left, right, consumer: consumer, seed: seed) { left, right, _ in
      merge(left, right, bufferingPolicy: policy)
    }
  }
}
