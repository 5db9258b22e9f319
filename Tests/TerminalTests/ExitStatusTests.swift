import Terminal
import Testing

@Suite struct ExitStatusTests {
  @Test func `the statuses are those of the table`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 66, 69, 74, 75, 76, 77, 78])
  }
}
