import Screen
import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct EventQueueTests {
  private let queue = EventQueue()
  private let key = ScreenEvent.key(KeyPress(.down))

  @Test func `keys that nobody reads are bounded, and what matters still comes`() async {
    for _ in 0..<1000 { queue.add(key) }
    for columns in 1...1000 { queue.add(.resize(TerminalSize(columns: columns, rows: 9))) }
    for _ in 0..<1000 { queue.add(.resumed) }
    queue.add(.lost)
    queue.add(key)
    var events: [ScreenEvent] = []
    while let event = await queue.next(isolation: nil) { events.append(event) }
    let keys = Array(repeating: key, count: EventQueue.mostKeys)
    #expect(events == keys + [.resize(TerminalSize(columns: 1000, rows: 9)), .resumed, .lost])
  }

  @Test func `a reader that waits is woken, and by the end too`() async {
    await withTaskGroup(of: [ScreenEvent].self) { group in
      group.addTask {
        var events: [ScreenEvent] = []
        while let event = await queue.next(isolation: nil) { events.append(event) }
        return events
      }
      queue.add(key)
      await Task.yield()
      queue.finish()
      #expect(await group.next() == [key])
    }
  }

  @Test func `after a reader was cancelled the next one goes on`() async {
    await withTaskGroup(of: ScreenEvent?.self) { group in
      group.addTask { await queue.next(isolation: nil) }
      group.cancelAll()
      #expect(await group.next() == .some(nil))
    }
    queue.add(key)
    #expect(await queue.next(isolation: nil) == key)
  }

  @Test func `C39: over SSH an ESC waits twice as long`() {
    let far = TerminalEnvironment(["SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"])
    #expect(ScreenDevice.escapeDelay(in: far) == .milliseconds(100))
    #expect(ScreenDevice.escapeDelay(in: TerminalEnvironment([:])) == .milliseconds(50))
  }
}
