import Testing

@testable import AsyncOperators

@Suite(.timeLimit(.minutes(5))) struct UrgedTaskTests {
  @Test func `a task that is about to be started is raised to what it was lent by then`() {
    var urged = UrgedTask()
    #expect(urged.urge(to: .medium) == nil)
    #expect(urged.urge(to: .high) == nil)
    #expect(urged.urge(to: .low) == nil)
    #expect(urged.begin(Task {}) == .high)
  }

  @Test func `a task that runs is raised by who is more urgent than all before`() {
    var urged = UrgedTask()
    let task = Task {}
    #expect(urged.begin(task) == nil)
    #expect(urged.urge(to: .medium) == task)
    #expect(urged.urge(to: .medium) == nil)
    #expect(urged.urge(to: .low) == nil)
    #expect(urged.urge(to: .high) == task)
  }
}
