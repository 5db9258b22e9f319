import AsyncOperatorsTesting
import Synchronization
import Testing

@testable import AsyncOperators

@Suite(.timeLimit(.minutes(5))) struct MapWorkTests {
  @Test func `a worker past the failure is not looked at again, and the end is told once`() {
    let work = MapWork<Int, Int, MarbleFailure>(of: Array(0..<4), width: 4, .inOrder)
    for (offset, worker) in work.workers.enumerated() {
      worker.offset.store(offset, ordering: .sequentiallyConsistent)
    }
    var passed = 0
    #expect(!work.mayCancel(passed: &passed))
    work.fail(MarbleFailure(), at: 2)
    #expect(!work.mayCancel(passed: &passed))
    #expect(passed == 0, "the first stands in the way")
    work.workers[0].end()
    #expect(!work.mayCancel(passed: &passed))
    #expect(passed == 1, "the second stands in the way")
    work.workers[1].end()
    #expect(work.mayCancel(passed: &passed))
    #expect(passed == 4)
    #expect(!work.mayCancel(passed: &passed))
  }
}
