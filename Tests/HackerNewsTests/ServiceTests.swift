import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import LoopbackServer
import Testing

/// Over real sockets: what the server sees.
@Suite(.timeLimit(.minutes(5))) struct ServiceTests {
  @Test func `a hundred items come over sixteen connections, sixteen at a time`() async throws {
    let gauge = Gauge(waitingFor: 16)
    try await withLoopbackServer { request in
      await gauge.pass()
      return LoopbackService.item(request)
    } while: { server in
      let outcomes = try await LoopbackService.client(of: server).items(Array(1...100))
      #expect(outcomes.compactMap { try? $0.get().id } == Array(1...100))
      #expect(server.statistics.requests == 100)
      #expect(server.statistics.mostRequests == 16 && server.statistics.connections == 16)
    }
  }

  @Test func `cancelling closes every connection`() async throws {
    try await withLoopbackServer { _ in
      LoopbackResponse(fault: .stallBeforeHead)
    } while: { server in
      let client = try LoopbackService.client(of: server)
      let task = Task { try await client.items(Array(1...100)) }
      try await server.statistics { $0.openRequests == 16 }
      task.cancel()
      await #expect(throws: HackerNewsError.http(.cancelled)) { try await task.value }
      try await server.statistics { $0.abandonedRequests == 16 && $0.openConnections == 0 }
      #expect(server.statistics.requests == 16)
    }
  }

  @Test func `leaving a thread or a row of arrivals half-way closes its connections`() async throws
  {
    try await withLoopbackServer { request in
      if request.path.hasSuffix("/1.json") {
        return .json(#"{"id":1,"type":"story","title":"t","kids":\#(Array(2...90))}"#)
      }
      return LoopbackResponse(fault: .stallBeforeHead)
    } while: { server in
      let client = try LoopbackService.client(of: server)
      let task = Task { try await client.thread(of: 1) }
      try await server.statistics { $0.openRequests == 16 }
      task.cancel()
      await #expect(throws: HackerNewsError.http(.cancelled)) { try await task.value }
      try await server.statistics { $0.abandonedRequests == 16 }
      for await _ in client.arrivals(of: Array(1...90)) {
        try await server.statistics { $0.openRequests > 0 }
        break
      }
      try await server.statistics { $0.openRequests == 0 }
    }
  }

  @Test func `a tick costs one request and one for each new story`() async throws {
    let lists = Log<[Int]>()
    lists.append([3, 2, 1])
    try await withLoopbackServer { request in
      request.path.hasSuffix("stories.json")
        ? .json("\(lists.all.last ?? [])") : LoopbackService.item(request)
    } while: { server in
      let clock = StepClock()
      let model = FeedModel(
        client: try LoopbackService.client(of: server), feed: .new, limit: 30, clock: clock,
        now: { Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) })
      let choice = AsyncCurrentValueSubject<Feed, Never>(.new)
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await model.run(feeds: choice.values(), interval: .seconds(60)) }
        await clock.waitForSleepers()
        #expect(server.statistics.requests == 4)
        clock.advance(by: .seconds(60))
        await clock.waitForSleepers()
        #expect(server.statistics.requests == 5)
        lists.append([5, 4, 3, 2, 1])
        clock.advance(by: .seconds(60))
        await clock.waitForSleepers()
        #expect(server.statistics.requests == 8)
        #expect(model.snapshots.value.arrivals.map(\.item.id) == [4, 5])
        group.cancelAll()
      }
      #expect(clock.sleeperCount == 0)
    }
  }
}
