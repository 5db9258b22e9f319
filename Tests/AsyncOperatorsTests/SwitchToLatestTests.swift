import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct SwitchToLatestTests {
  @Test(arguments: [
    ("a---b---|", "1-2-3-4-|", "-w-x-yz-|", "--2--yz-|"),
    ("a---b---a-|", "1-2-3-4-567|", "-wx|", "--2------67|"),
    ("a--b--", "-1-2-^", "-----x", "-1---x"),
    ("a--b--", "-1-2-3", "----^", "-1--^"),
  ])
  func `of the sequences that arrive only the latest is heard`(
    choices: String, first: String, second: String, heard: String
  ) {
    let seen = Marbles.run([choices, first, second]) { inputs, _ in
      inputs[0].map { $0 == "a" ? inputs[1] : inputs[2] }.switchToLatest()
    }
    #expect(seen == heard)
  }
}
