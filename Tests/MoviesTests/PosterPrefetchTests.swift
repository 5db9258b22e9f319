import Foundation
import LoopbackServer
import Movies
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct PosterPrefetchTests {
  @Test func `a page's posters come ahead, one request each, and a missing one harms none`()
    async throws
  {
    try await withLoopbackServer { request in
      request.path.hasSuffix("/3.jpg")
        ? .status(404) : LoopbackResponse(body: .bytes(WholePicture.bytes))
    } while: { server in
      let loader = posterLoader(server)
      let paths = (1...20).compactMap { PosterPath("/\($0).jpg") }
      await loader.prefetch(paths, size: .w92)
      #expect(server.statistics.requests == 20)
      for path in paths where path.text != "/3.jpg" {
        let file = try await loader.file(of: path, size: .w92)
        #expect(file == WholePicture.bytes)
      }
      #expect(server.statistics.requests == 20)
    }
  }

  @Test func `four are under way at a time, and cancelling ends them`() async throws {
    try await withLoopbackServer { _ in
      var answer = LoopbackResponse(body: .bytes(WholePicture.bytes))
      answer.fault = .stallBeforeHead
      return answer
    } while: { server in
      let loader = posterLoader(server)
      let paths = (1...20).compactMap { PosterPath("/\($0).jpg") }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await loader.prefetch(paths, size: .w92) }
        try await server.statistics { $0.requests == 4 }
        group.cancelAll()
        try await group.waitForAll()
      }
      try await server.statistics { $0.abandonedRequests == 4 }
      #expect(server.statistics.requests == 4)
    }
  }
}
