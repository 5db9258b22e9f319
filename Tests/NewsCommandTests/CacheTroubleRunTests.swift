import Foundation
import LoopbackServer
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The built tool with a cache that is damaged, shared, or cannot be written.
@Suite(.timeLimit(.minutes(5))) struct CacheTroubleRunTests {
  private let cache: NewsCacheFolder

  init() throws { cache = try NewsCacheFolder() }

  @Test(arguments: [0, 10, 27, 60], [true, false])
  func `damaged files are dropped with one warning, and what they held is fetched`(
    place: Int, isCut: Bool
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let run = news.run("list", environment: cache.environment)
      let first = try await run.finish()
      try cache.damage { bytes in
        if isCut { bytes = bytes.prefix(place) } else { bytes[min(place, bytes.count - 1)] ^= 4 }
      }
      let second = try await run.finish()
      #expect(second.output == first.output && second.ending == .exited(0))
      #expect(
        second.errorText == """
          news: warning: a damaged file in the cache \(cache.folder.path)/news was removed

          """)
      #expect(try await run.finish().errors == [])
    }
  }

  @Test func `a damaged cache is no network's stand-in`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let run = news.run("list", environment: cache.environment)
      _ = try await run.finish()
      try cache.damage { $0 = $0.dropLast() }
      news.spoil("/v0/topstories.json", .status(503))
      let end = try await run.finish()
      #expect(end.ending == .exited(69) && end.output == [])
      let lines = end.errorText.split(separator: "\n").map { $0.prefix(14) }
      #expect(lines == ["news: warning:", "news: error: 1", "  Use --demo t"])
    }
  }

  @Test func `a folder that cannot be written costs nothing but the memory`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      for place in ["/dev/null", "/proc/nothing"] {
        let environment = ["XDG_CACHE_HOME": place]
        let quiet = try await news.run("list", environment: environment).finish()
        #expect(quiet.outputLines.count == 2 && quiet.errors == [])
        let loud = try await news.run("list", "-v", environment: environment).finish()
        let notes = loud.errorText.split(separator: "\n").filter {
          $0.contains("cannot be written")
        }
        #expect(notes.count == 1 && loud.ending == .exited(0))
      }
    }
  }

  @Test(.disabled(if: getuid() == 0, "root may write everywhere"))
  func `a folder that may only be read still serves what is in it`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      await cache.fill(with: [2, 1], of: news, secondsAgo: 7200)
      let folder = cache.folder.path + "/news"
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
      }
      let run = news.run("list", environment: cache.environment)
      #expect(try await run.finish().errors == [])
      news.spoil("/v0/topstories.json", .status(503))
      let end = try await run.finish()
      #expect(end.outputLines.count == 2 && end.errorText.contains("these stories are 2h old"))
    }
  }

  /// A limit on the size of files leaves the same traces as a full disk: a file is begun and cannot be written.
  @Test func `on a full disk the tool works on, and leaves nothing half written`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      var run = news.run("list", "-v", environment: cache.environment)
      run.arguments =
        ["-c", "ulimit -f 0; exec \"$0\" \"$@\"", BuiltTool.url("news").path] + run.arguments
      run.tool = "/bin/sh"
      let end = try await run.finish()
      #expect(end.outputLines.count == 2 && end.ending == .exited(0))
      let notes = end.errorText.split(separator: "\n").filter { $0.contains("cannot be written") }
      #expect(notes.count == 1 && notes[0].hasSuffix(": File too large"))
      #expect(cache.folder.contents == ["news"])
    }
  }

  @Test func `C18: output to a file that may not grow ends with 74`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      var run = news.run("list")
      run.arguments =
        ["-c", "ulimit -f 0; exec \"$0\" \"$@\"", BuiltTool.url("news").path] + run.arguments
      run.tool = "/bin/sh"
      run.output = .file(try cache.folder.write("", to: "out"))
      let end = try await run.finish()
      #expect(end.ending == .exited(74))
      #expect(end.errorText.hasSuffix("standard output: File too large\n"))
    }
  }

  @Test func `several runs at once share the cache`() async throws {
    let ids = Array(1...60)
    try await InventedNews.served(stories: ids) { news in
      let run = news.run("list", "-n", "60", environment: cache.environment)
      let fresh = news.run("list", "-n", "60", "--fresh", environment: cache.environment)
      let ends = try await withThrowingTaskGroup(of: ToolState.self) { group in
        for number in 0..<12 {
          group.addTask { try await (number.isMultiple(of: 2) ? run : fresh).finish() }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(ends.allSatisfy { $0.outputLines.count == 60 && $0.errors == [] })
      #expect(cache.values.count == 61)
      #expect(!cache.folder.contents.contains { $0.hasSuffix(".new") })
      news.spoil("/v0/topstories.json", .status(503))
      let old = try await run.finish()
      #expect(old.output == ends[0].output)
    }
  }

  @Test func `names of files tell nothing, and none but the user may read them`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      _ = try await news.run("list", environment: cache.environment).finish()
      for file in cache.values {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(file.lastPathComponent.allSatisfy { $0.isHexDigit })
      }
    }
  }
}
