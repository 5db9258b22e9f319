import AsyncOperators
import Foundation
import LoopbackServer
import Testing

@testable import Movies

@Suite(.timeLimit(.minutes(5))) struct PosterLoaderTests {
  @Test func `many askers make one request, and the answer is kept`() async throws {
    try await withLoopbackServer { _ in
      Self.picture(delay: .milliseconds(50))
    } while: { server in
      let loader = posterLoader(server)
      let path = try #require(PosterPath("/a.jpg"))
      let files = await withTaskGroup(of: [UInt8]?.self) { group in
        for _ in 0..<20 { group.addTask { try? await loader.file(of: path, size: .w92) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(files == Array(repeating: WholePicture.bytes, count: 20))
      #expect(try await loader.file(of: path, size: .w92) == WholePicture.bytes)
      #expect(server.statistics.requestsByPath == ["/t/p/w92/a.jpg": 1])
    }
  }

  @Test func `one asker's cancellation leaves the others their poster`() async throws {
    try await withLoopbackServer { _ in
      Self.picture(delay: .milliseconds(200))
    } while: { server in
      let loader = posterLoader(server)
      let path = try #require(PosterPath("/a.jpg"))
      let url = try #require(URL(string: server.address + "/t/p/w92/a.jpg"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let file = try await loader.file(of: path, size: .w92)
          #expect(file == WholePicture.bytes)
        }
        let hasty = Task { try await loader.file(of: path, size: .w92) }
        while loader.flights.callers(for: url) < 2 { await Task.yield() }
        hasty.cancel()
        try await group.waitForAll()
        _ = try await hasty.value
      }
      #expect(server.statistics.requests == 1 && server.statistics.abandonedRequests == 0)
    }
  }

  @Test func `the last asker's cancellation ends the request`() async throws {
    try await withLoopbackServer { _ in
      var answer = Self.picture(delay: .zero)
      answer.fault = .stallBeforeHead
      return answer
    } while: { server in
      let loader = posterLoader(server)
      let path = try #require(PosterPath("/a.jpg"))
      let asker = Task { try await loader.file(of: path, size: .w92) }
      try await server.statistics { $0.requests == 1 }
      asker.cancel()
      #expect(try await asker.value == nil)
      try await server.statistics { $0.abandonedRequests == 1 }
    }
  }

  private static func picture(delay: Duration) -> LoopbackResponse {
    LoopbackResponse(body: .bytes(WholePicture.bytes), delay: delay)
  }
}
