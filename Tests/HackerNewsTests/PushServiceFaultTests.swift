import AsyncOperatorsTesting
import Foundation
import HackerNews
import LoopbackServer
import Synchronization
import Testing

/// Streams over real sockets whose service refuses, ends or falls silent.
@Suite(.timeLimit(.minutes(5))) struct PushServiceFaultTests {
  @Test func `what is no stream is asked for again until it is one`() async throws {
    let refusals: [LoopbackResponse] = [
      .html("<h1>Sign in to the network of this hotel</h1>"), .status(503), .json("[3,2,1]"),
    ]
    let faults: [LoopbackFault] = [.hangUp, .reset, .cutHead, .notHTTP, .empty, .html, .truncated]
    let spoilt = faults.map { LoopbackResponse(body: .bytes(Array("data: a".utf8)), fault: $0) }
    let run = PushServiceRun(refusals: refusals + spoilt) { writer in
      try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":[4,3,2,1]}\n\n")
      try await PushServiceTests.forEver()
    }
    let snapshot = try await run.snapshot { $0.delivery == .push && $0.state == .current }
    #expect(snapshot.rows.map(\.id) == [4, 3, 2])
    #expect(run.attemptCount == refusals.count + faults.count + 1)
  }

  @Test func `a server that closes at once a hundred times is followed all the same`() async throws
  {
    let run = PushServiceRun(refusals: Array(repeating: .events { _ in }, count: 100)) { writer in
      try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":[4,3,2,1]}\n\n")
      try await PushServiceTests.forEver()
    }
    let snapshot = try await run.snapshot { $0.delivery == .push && $0.state == .current }
    #expect(snapshot.rows.map(\.id) == [4, 3, 2] && run.attemptCount == 101)
  }

  @Test func `a connection that falls silent is given up for another`() async throws {
    let clock = StepClock()
    let count = Mutex(0)
    let run = PushServiceRun(clock: clock) { writer in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      let list = isFirst ? [3, 2, 1] : [4, 3, 2, 1]
      try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":\(list)}\n\n")
      try await PushServiceTests.forEver()
    }
    let snapshot = try await run.snapshot { snapshot in
      if snapshot.delivery == .push, clock.now.offset == .zero { clock.advance(by: .seconds(45)) }
      return snapshot.delivery == .push && snapshot.rows.first?.id == 4
    }
    #expect(snapshot.arrivals.map(\.item.id) == [4] && run.attemptCount == 2)
  }

  @Test func `a stream that needs a name and a password is not asked for again`() async throws {
    let unauthorized = LoopbackResponse(fault: .unauthorized)
    let run = PushServiceRun(
      refusals: Array(repeating: unauthorized, count: 100), interval: .milliseconds(1)
    ) { _ in }
    try await run.run { server in
      // A redirect, what is refused, and refreshes.
      try await server.statistics { $0.requestsByPath["/v0/newstories.json", default: 0] >= 52 }
    } after: { _ in
      #expect(run.attemptCount == 1)
    }
  }
}
