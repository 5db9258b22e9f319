import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct SwitchToLatestTests {
  @Test(arguments: [
    ("a---b---|", "-1-2-3-|", "-w-x--yz-|", "-1-2--yz-|"),
    ("a---b---a-|", "-1-2-3-4-567|", "-----wx|", "-1-2-wx--567|"),
    ("a--b--", "-12--^", "----x", "-12-x-"),
    ("a--b--", "-12-3", "-----^", "-12--^"),
  ])
  func `of the sequences that arrive only the latest is heard`(
    choices: String, first: String, second: String, heard: String
  ) {
    Schedules.expect(diagram: heard) { seed in
      Marbles.run([choices, first, second], seed: seed) { inputs, _ in
        inputs[0].map { $0 == "a" ? inputs[1] : inputs[2] }.switchToLatest()
      }
    }
  }
  @Test func `what can fail follows from the sequence and those it brings`() {
    let calm = AsyncStream(numbers: [1])
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish() }
    let typed = MarbleInput()
    let never: AsyncFlatMapLatestSequence<_, _, Never> = calm.map { JustOne(element: $0) }
      .switchToLatest()
    let inner: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = calm.map { _ in typed }
      .switchToLatest()
    let base: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = typed.map { JustOne(element: $0) }
      .switchToLatest()
    let same: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = typed.map { _ in typed }
      .switchToLatest()
    let both: AsyncFlatMapLatestSequence<_, _, any Error> = typed.map { _ in failing }
      .switchToLatest()
    _ = (never, inner, base, same, both)
  }
}
