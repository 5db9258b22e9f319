import Demo
import LoopbackServer
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoPushTests {
  @Test func `a stream sends a list whole, then again at each change`() async throws {
    try await withStillDemo { demo, client in
      let stream = try await client.stream("/v0/newstories.json")
      #expect(await stream.event() == list(demo.news.ids(in: .newstories)))
      for _ in 0..<3 {
        demo.move(seconds: 4)
        #expect(await stream.event() == list(demo.news.ids(in: .newstories)))
      }
    }
  }

  @Test func `updates come as the whole and as what changed, by turns`() async throws {
    try await withStillDemo { demo, client in
      let stream = try await client.stream("/v0/updates.json")
      for name in ["put", "patch", "put"] {
        let event = await stream.event()
        #expect(event.hasPrefix("event: \(name)\ndata: {\"data\":{\"items\":["))
        #expect(event.contains("\(demo.news.changedItems)".filter { $0 != " " }))
        demo.move(seconds: 4)
      }
    }
  }

  @Test func `a silent stream says every 30 seconds that it lives`() async throws {
    let clock = ManualClock()
    try await withDemoHackerNews(
      now: 1_800_000_000, seed: 1, interval: .seconds(3_600), clock: clock
    ) { demo in
      let stream = try await DemoClient(demo: demo).stream("/v0/maxitem.json")
      #expect(
        await stream.event() == "event: put\ndata: {\"data\":\(demo.news.maximumID),\"path\":\"/\"}"
      )
      for _ in 0..<2 {
        await clock.sleepers(2)
        clock.advance(by: .seconds(30))
        #expect(await stream.event() == "event: keep-alive\ndata: null")
      }
    }
  }

  @Test func `the news move by the clock`() async throws {
    let clock = ManualClock()
    try await withDemoHackerNews(now: 1_800_000_000, seed: 1, clock: clock) { demo in
      let stream = try await DemoClient(demo: demo).stream("/v0/newstories.json")
      let before = demo.news
      #expect(await stream.event() == list(before.ids(in: .newstories)))
      await clock.sleepers(2)
      clock.advance(by: .seconds(4))
      var expected = before
      expected.move(seconds: 4)
      #expect(await stream.event() == list(expected.ids(in: .newstories)))
    }
  }

  @Test func `a stream ends with its client and with the service`() async throws {
    let stream = try await withDemoHackerNews(now: 1, seed: 1, clock: ManualClock()) { demo in
      let client = DemoClient(demo: demo)
      let gone = try await client.stream("/v0/newstories.json")
      await gone.hangUp()
      try await demo.server.statistics { $0.abandonedRequests == 1 && $0.openStreams == 0 }
      return try await client.stream("/v0/newstories.json")
    }
    #expect(await stream.readToEnd().ending == .closed)
  }

  private func list(_ ids: [Int]) -> String {
    "event: put\ndata: {\"data\":\(ids),\"path\":\"/\"}".replacing(", ", with: ",")
  }
}
