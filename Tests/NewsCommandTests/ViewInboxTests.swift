import HackerNews
import Screen
import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ViewInboxTests {
  @Test func `what waits comes at once, in order, without what a later event makes pointless`()
    async throws
  {
    let inbox = EventInbox<ViewEvent>()
    let top = FeedSnapshot(feed: .top)
    var newer = top
    newer.state = .current
    let key = ViewEvent.screen(.key(KeyPress(.up)))
    let thread = CommentThread(root: .failure(Gap(id: 1, reason: .dead)))
    for event: ViewEvent in [
      .tick, .snapshot(top), key, .snapshot(FeedSnapshot(feed: .new)), .snapshot(newer), key,
      .thread(id: 1, turn: 0, .grown(thread)), .thread(id: 1, turn: 1, .complete(thread)), .tick,
    ] { inbox.add(event) }
    var events = inbox.makeAsyncIterator()
    #expect(
      await events.next() == [
        key, .snapshot(FeedSnapshot(feed: .new)), .snapshot(newer), key,
        .thread(id: 1, turn: 0, .grown(thread)), .thread(id: 1, turn: 1, .complete(thread)), .tick,
      ])
  }

  @Test func `keys have a bound, answers are never lost to them`() async {
    let inbox = EventInbox<ViewEvent>()
    for _ in 0...EventInbox<ViewEvent>.mostKeys { inbox.add(.screen(.key(KeyPress(.up)))) }
    inbox.add(.failed("x"))
    var events = inbox.makeAsyncIterator()
    let all = await events.next()
    #expect(all?.count == EventInbox<ViewEvent>.mostKeys + 1 && all?.last == .failed("x"))
  }

  @Test func `it ends when its reader is cancelled`() async {
    let inbox = EventInbox<ViewEvent>()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in inbox {} }
      group.cancelAll()
    }
  }
}
