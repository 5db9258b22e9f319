import AsyncOperators
import CurlTransport
import Foundation
import HTTP
import HackerNews
import LoopbackServer
import Synchronization
import TestSupport
import Testing

/// Streams over real sockets.
@Suite(.timeLimit(.minutes(5))) struct PushServiceTests {
  @Test func `events are understood wherever they are cut, after a 307`() async throws {
    let text =
      ": hello\r\nevent: put\r\ndata: {\"path\":\"/\",\r\ndata: \"data\":[3,2,1]}\r\n\r\n"
      + "event: patch\ndata: {\"path\":\"/\",\"data\":{\"0\":4,\"1\":3,\"2\":2}}\n\n"
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      let run = PushServiceRun { writer in
        try await writer.send(Array(bytes[..<cut]))
        try await writer.send(Array(bytes[cut...]))
        try await Self.forEver()
      }
      let snapshot = try await run.snapshot { $0.delivery == .push && $0.rows.first?.id == 4 }
      #expect(snapshot.rows.map(\.id) == [4, 3, 2], "cut at \(cut)")
    }
  }

  @Test func `a stream dropped at any byte loses nothing and doubles nothing`() async throws {
    let text =
      "event: put\ndata: {\"path\":\"/\",\"data\":[3,2,1]}\n\n"
      + "event: put\ndata: {\"path\":\"/\",\"data\":[4,3,2,1]}\n\n"
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      let count = Mutex(0)
      let run = PushServiceRun { writer in
        guard
          count.withLock({
            $0 += 1; return $0
          }) == 1
        else {
          try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":[5,4,3,2,1]}\n\n")
          return try await Self.forEver()
        }
        try await writer.send(Array(bytes[..<cut]))
        throw CancellationError()
      }
      let snapshot = try await run.snapshot { $0.delivery == .push && $0.rows.first?.id == 5 }
      #expect(snapshot.arrivals.map(\.item.id) == [4, 5], "dropped at \(cut)")
    }
  }

  @Test func `ten thousand pushes in a burst end in the right state`() async throws {
    let run = PushServiceRun { writer in
      for newest in 4...10_003 {
        let list = Array((1...newest).suffix(5).reversed())
        try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":\(list)}\n\n")
      }
      try await Self.forEver()
    }
    let snapshot = try await run.snapshot { $0.rows.first?.id == 10_003 && $0.state == .current }
    #expect(snapshot.rows.map(\.id) == [10_003, 10_002, 10_001])
    #expect(snapshot.arrivals.count <= 500)
  }

  @Test func `a change at any depth is understood after the whole`() async throws {
    let run = PushServiceRun { writer in
      try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":{\"0\":3,\"1\":2}}\n\n")
      try await writer.send("event: put\ndata: {\"path\":\"/2\",\"data\":1}\n\n")
      try await writer.send(
        "event: patch\ndata: {\"path\":\"/\",\"data\":{\"0\":5,\"1\":4,\"2\":3}}\n\n")
      try await writer.send("event: put\ndata: {\"path\":\"/1\",\"data\":null}\n\n")
      try await Self.forEver()
    }
    let snapshot = try await run.snapshot { $0.rows.first?.id == 5 && $0.rows.count == 2 }
    #expect(snapshot.rows.map(\.id) == [5, 3])
  }

  @Test func `cancelling closes the streams`() async throws {
    let run = PushServiceRun { _ in try await Self.forEver() }
    try await run.run { server in
      try await server.statistics { $0.openStreams == 2 }
    } after: { server in
      // More than the two streams where the first refresh was still under way.
      try await server.statistics { $0.openStreams == 0 && $0.abandonedRequests >= 2 }
    }
  }

  /// Says nothing until the client goes.
  static func forEver() async throws {
    await untilCancelled()
    throw CancellationError()
  }
}
