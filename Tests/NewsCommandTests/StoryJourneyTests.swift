import AsyncOperatorsTesting
import TestSupport
import Testing

/// Walks the nine steps of the README's map.
@Suite(.timeLimit(.minutes(5))) struct StoryJourneyTests {
  private let executor = DrainExecutor()
  private let news = ScriptedNews()

  @Test func `a story comes from its id to a printed line, once`() throws {
    news.service.set(list: "new", to: [3, 2, 1])
    for id in 1...5 { news.service.set(item: id, to: Self.story(id)) }
    let ended = try start("watch", "--feed", "new", "--interval", "10", "--json")

    executor.drain()
    #expect(news.output.takeIDs() == [3, 2, 1])
    #expect(
      news.service.takeRequests() == ["/v0/newstories.json"]
        + [3, 2, 1].map { "/v0/item/\($0).json" })

    step(seconds: 10)
    #expect(news.output.takeIDs() == [])
    #expect(news.service.takeRequests() == ["/v0/newstories.json"])

    news.service.set(list: "new", to: [5, 4, 3, 2])
    step(seconds: 10)
    #expect(
      news.output.take() == [
        Self.line(4, position: 2, event: "new"), Self.line(5, position: 1, event: "new"),
      ])
    #expect(
      news.service.takeRequests()
        == ["/v0/newstories.json"] + [5, 4].map { "/v0/item/\($0).json" })

    ended.cancel()
    executor.drain()
    #expect(news.clock.sleeperCount == 0)
    #expect(news.errors.take() == [])
  }

  @Test func `a gap keeps its rank and heals, an outage is told once`() throws {
    news.service.set(list: "new", to: [2, 1])
    news.service.set(item: 1, to: Self.story(1))
    news.service.set(item: 2, to: "null")
    let ended = try start("watch", "--feed", "new", "--interval", "10", "--plain", "--limit", "2")

    executor.drain()
    #expect(news.output.take().map { $0.prefix(4) } == ["2\t1\t"])
    #expect(news.errors.take() == ["news: note: 1 of 2 stories cannot be shown: 1 missing"])

    news.service.set(item: 2, to: Self.story(2))
    step(seconds: 10)
    #expect(news.output.take().map { $0.prefix(4) } == ["1\t2\t"])

    news.service.fail(list: "new", status: 503)
    for _ in 0..<30 { step(seconds: 1) }
    #expect(news.errors.take().count == 1)

    news.service.set(list: "new", to: [3, 2])
    news.service.set(item: 3, to: Self.story(3))
    for _ in 0..<90 { step(seconds: 1) }
    #expect(news.output.take().map { $0.prefix(4) } == ["1\t3\t"])

    news.service.set(list: "new", to: [4, 3])
    step(seconds: 10)
    #expect(
      news.errors.take() == ["news: note: 1 more of the stories cannot be shown: 1 missing"])

    ended.cancel()
    executor.drain()
    #expect(news.clock.sleeperCount == 0)
  }

  private func step(seconds: Int) {
    news.clock.advance(by: .seconds(seconds))
    executor.drain()
  }

  private func start(_ words: String...) throws -> Task<Void, Never> {
    let work = try news.work(words)
    return executor.start { _ = await work() }
  }

  private static func story(_ id: Int) -> String {
    """
    {"by":"ada","descendants":0,"id":\(id),"score":1,"time":1699999990,"title":"Story \(id)",\
    "type":"story","url":"https://www.stories.example/\(id)"}
    """
  }

  private static func line(_ id: Int, position: Int, event: String) -> String {
    """
    {"author":"ada","comments":0,"event":"\(event)","feed":"new","id":\(id),"kind":"story",\
    "points":1,"position":\(position),"text":null,"time":"2023-11-14T22:13:10Z",\
    "title":"Story \(id)","url":"https://www.stories.example/\(id)"}
    """
  }
}
