import AsyncOperators
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurrentValueLoadTests {
  // Copied for each value, the queue would take some 80 billion steps: more than the time limit.
  @Test func `a long queue is read without copying what is left of it`() async {
    let subject = AsyncCurrentValueSubject<[Int], Never>([0])
    var values = subject.values(bufferingPolicy: .unbounded).makeAsyncIterator()
    #expect(await values.next() == [0])
    for number in 1...400_000 { subject.send([number]) }
    subject.finish()
    var last = [0]
    while let value = await values.next() { last = value }
    #expect(last == [400_000])
  }

  @Test func `a value sent while a reader joins is not lost`() async {
    for _ in 0..<1_000 {
      let subject = AsyncCurrentValueSubject<Int, Never>(0)
      async let last = lastValue(of: subject)
      subject.send(1)
      subject.finish()
      #expect(await last == 1)
    }
  }

  @Test func `what a reader sees last is the value, however many send`() async {
    let subject = AsyncCurrentValueSubject<Int, Never>(0)
    async let last = lastValue(of: subject)
    await withDiscardingTaskGroup { group in
      for sender in 1...4 {
        group.addTask { for number in 0..<2_000 { subject.send(sender * 10_000 + number) } }
      }
    }
    subject.finish()
    #expect(await last == subject.value)
  }

  private func lastValue(of subject: AsyncCurrentValueSubject<Int, Never>) async -> Int {
    var last = -1
    for await value in subject.values() { last = value }
    return last
  }
}
