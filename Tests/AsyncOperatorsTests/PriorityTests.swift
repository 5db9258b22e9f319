import AsyncOperators
import Testing

/// What a waiting task is owed: that those who work for it are as urgent as it is.
@Suite(.timeLimit(.minutes(5)))
struct PriorityTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test(arguments: UrgentOperator.all)
  func `who becomes urgent while it waits makes its operator urgent`(tried: UrgentOperator) async {
    let source = UrgentSource()
    let elements = tried.make(source)
    let reader = Task(priority: .background) { await firstElement(of: elements) }
    await source.urgency.waiting.wait()
    reader.escalatePriority(to: .high)
    #expect(await reader.value == 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test(arguments: UrgentOperator.all)
  func `who became urgent before it waits makes its operator urgent`(tried: UrgentOperator) async {
    let source = UrgentSource()
    let elements = tried.make(source)
    let begun = Gate()
    let reader = Task(priority: .background) {
      begun.open()
      while Task.currentPriority < .high { await Task.yield() }
      return await firstElement(of: elements)
    }
    await begun.wait()
    reader.escalatePriority(to: .high)
    #expect(await reader.value == 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a second reader of a shared sequence makes it as urgent as it is itself`() async {
    let source = UrgentSource()
    let shared = source.share()
    let first = Task(priority: .background) { await firstElement(of: shared) }
    await source.urgency.waiting.wait()
    let second = Task(priority: .high) { await firstElement(of: shared) }
    #expect(await second.value == 1)
    #expect(await first.value == 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a second caller makes the call as urgent as it is itself`() async {
    let source = UrgentSource()
    let flight = SingleFlight<Int, Int, Never>()
    let first = Task(priority: .background) {
      await flight.value(for: 1) { await source.urgency.wait() }
    }
    await source.urgency.waiting.wait()
    let second = Task(priority: .high) { await flight.value(for: 1) { 2 } }
    #expect(await second.value == 1)
    #expect(await first.value == 1)
  }
}

private func firstElement<Base: AsyncSequence<Int, Never>>(of base: Base) async -> Int? {
  var iterator = base.makeAsyncIterator()
  return await iterator.next(isolation: nil)
}
