import CurlTransport
import FileStore
import Foundation
import HTTP
import LoopbackServer
import Movies
import Testing

@Suite(.timeLimit(.minutes(5))) struct PosterLoaderTests {
  @Test func `many askers make one request, and the answer is kept`() async throws {
    try await withLoopbackServer { _ in
      Self.picture(delay: .milliseconds(50))
    } while: { server in
      let loader = loader(server)
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
      let loader = loader(server)
      let path = try #require(PosterPath("/a.jpg"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let file = try await loader.file(of: path, size: .w92)
          #expect(file == WholePicture.bytes)
        }
        let hasty = Task { try await loader.file(of: path, size: .w92) }
        try await server.statistics { $0.requests == 1 }
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
      let loader = loader(server)
      let path = try #require(PosterPath("/a.jpg"))
      let asker = Task { try await loader.file(of: path, size: .w92) }
      try await server.statistics { $0.requests == 1 }
      asker.cancel()
      #expect(try await asker.value == nil)
      try await server.statistics { $0.abandonedRequests == 1 }
    }
  }

  @Test func `a failure is not kept`() async throws {
    try await withLoopbackServer { _ in
      .status(404)
    } while: { server in
      let loader = loader(server)
      let path = try #require(PosterPath("/a.jpg"))
      for _ in 0..<2 {
        await #expect(throws: MoviesError.self) { try await loader.file(of: path, size: .w92) }
      }
      #expect(server.statistics.requests == 2)
    }
  }

  @Test(
    arguments: [
      (Array("<html>".utf8), false), ([], false), ([0xFF, 0xD8], false),
      ([0xFF, 0xD8, 0xFF, 0xE0, 1, 2], true), (WholePicture.bytes.dropLast(), true),
      (WholePicture.bytes + [0], true),
    ] as [([UInt8], Bool)])
  func `what is no picture is an error, and one that is cut off is not kept`(
    bytes: [UInt8], isPicture: Bool
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/posters-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await withLoopbackServer { _ in
      LoopbackResponse(body: .bytes(bytes))
    } while: { server in
      let disk = DiskCache(
        folder: folder, limits: PosterLoader.diskLimits, now: { Date() }, report: { _ in })
      let loader = loader(server, disk)
      let path = try #require(PosterPath("/a.jpg"))
      let error = MoviesError.http(
        .undecodable(endpoint: "127.0.0.1/t/p/w92/a.jpg", reason: "neither PNG nor JPEG"))
      for _ in 0..<2 {
        if isPicture {
          #expect(try await loader.file(of: path, size: .w92) == bytes)
        } else {
          await #expect(throws: error) { try await loader.file(of: path, size: .w92) }
        }
      }
      #expect(server.statistics.requests == 2)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func `a JPEG with something behind its end is kept`() async throws {
    try await withLoopbackServer { _ in
      LoopbackResponse(body: .bytes([0xFF, 0xD8, 0xFF, 0xDB, 7, 0xFF, 0xD9, 0, 0]))
    } while: { server in
      let loader = loader(server)
      let path = try #require(PosterPath("/a.jpg"))
      for _ in 0..<2 { _ = try await loader.file(of: path, size: .w92) }
      #expect(server.statistics.requests == 1)
    }
  }

  @Test func `what is on disk is not fetched, and no name tells what it is`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/posters-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await withLoopbackServer { _ in
      Self.picture(delay: .zero)
    } while: { server in
      let path = try #require(PosterPath("/a.jpg"))
      for _ in 0..<2 {
        let disk = DiskCache(
          folder: folder, limits: PosterLoader.diskLimits, now: { Date() }, report: { _ in })
        #expect(try await loader(server, disk).file(of: path, size: .w92) == WholePicture.bytes)
      }
      #expect(server.statistics.requests == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!names.isEmpty && !names.contains { $0.contains("a.jpg") })
    }
  }

  private static func picture(delay: Duration) -> LoopbackResponse {
    LoopbackResponse(body: .bytes(WholePicture.bytes), delay: delay)
  }

  private func loader(_ server: LoopbackServer, _ disk: DiskCache? = nil) -> PosterLoader {
    let http = HTTPClient(
      transport: CurlTransport(connectionsPerHost: 8), clock: ContinuousClock(),
      policy: HTTPPolicy(attempts: 1))
    let client = MoviesClient(
      http: http, key: MoviesKey("k"), baseURL: MoviesClient.officialAddress,
      imageURL: URL(string: "\(server.address)/t/p"))
    return PosterLoader(client: client, http: http, disk: disk)
  }
}
