import FileStore
import Foundation
import HTTP
import LoopbackServer
import Movies
import Testing

/// What is kept of posters, in memory and on disk.
@Suite(.timeLimit(.minutes(5))) struct PosterKeepingTests {
  @Test func `a failure is not kept`() async throws {
    try await withLoopbackServer { _ in
      .status(404)
    } while: { server in
      let loader = posterLoader(server)
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
      let loader = posterLoader(server, disk)
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
      let loader = posterLoader(server)
      let path = try #require(PosterPath("/a.jpg"))
      for _ in 0..<2 { _ = try await loader.file(of: path, size: .w92) }
      #expect(server.statistics.requests == 1)
    }
  }

  @Test func `memory has its bound, and so has a poster`() async throws {
    let large = [UInt8](repeating: 0, count: PosterLoader.mostBytes - WholePicture.bytes.count)
    let file = WholePicture.bytes.prefix(8) + large + WholePicture.bytes.dropFirst(8)
    try await withLoopbackServer { request in
      let body = request.path.hasSuffix("/0.jpg") ? file + [0] : Array(file)
      return LoopbackResponse(body: .bytes(body))
    } while: { server in
      let loader = posterLoader(server)
      let paths = (0...9).compactMap { PosterPath("/\($0).jpg") }
      let error = MoviesError.http(
        .tooLarge(endpoint: "127.0.0.1/t/p/w92/0.jpg", limit: PosterLoader.mostBytes))
      await #expect(throws: error) { try await loader.file(of: paths[0], size: .w92) }
      // Eight of 2 MiB fill it; the ninth takes the place of the one used longest ago.
      for path in paths[1...8] { _ = try await loader.file(of: path, size: .w92) }
      _ = try await loader.file(of: paths[1], size: .w92)
      _ = try await loader.file(of: paths[9], size: .w92)
      #expect(server.statistics.requests == 10)
      _ = try await loader.file(of: paths[1], size: .w92)
      #expect(server.statistics.requests == 10)
      _ = try await loader.file(of: paths[2], size: .w92)
      #expect(server.statistics.requests == 11)
    }
  }

  @Test func `what is on disk is not fetched, and no name tells what it is`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/posters-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await withLoopbackServer { _ in
      LoopbackResponse(body: .bytes(WholePicture.bytes))
    } while: { server in
      let path = try #require(PosterPath("/a.jpg"))
      for _ in 0..<2 {
        let disk = DiskCache(
          folder: folder, limits: PosterLoader.diskLimits, now: { Date() }, report: { _ in })
        #expect(
          try await posterLoader(server, disk).file(of: path, size: .w92) == WholePicture.bytes)
      }
      #expect(server.statistics.requests == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!names.isEmpty && !names.contains { $0.contains("a.jpg") })
    }
  }
}
