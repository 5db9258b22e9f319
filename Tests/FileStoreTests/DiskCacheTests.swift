import FileStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct DiskCacheTests {
  private let bench = CacheBench()

  @Test func `a value comes back with the time it was stored, to another cache too`() async {
    await bench.cache().store([1, 2, 3], for: "film/1")
    bench.pass(60)
    let cache = bench.cache()
    let stored = Date(timeIntervalSince1970: 1_000_000)
    #expect(await cache.value(for: "film/1") == CachedValue(bytes: [1, 2, 3], storedAt: stored))
    #expect(await cache.value(for: "film/2") == nil)
    await cache.store([], for: "film/1")
    #expect(await cache.value(for: "film/1")?.bytes == [])
    await cache.remove("film/1")
    #expect(await cache.value(for: "film/1") == nil)
    #expect(bench.reported.isEmpty)
  }

  @Test func `files and folder are their owner's, and a name tells nothing of its key`()
    async throws
  {
    await bench.cache().store([1], for: "Berlin secret")
    let file = try #require(bench.files.first)
    #expect(bench.files.count == 1)
    #expect(
      file.lastPathComponent == "4313d6de19214367bc91dc85715e00b08073d4a9c8eb827566fd75bae2282299")
    #expect(try permissions(file.path) == 0o600)
    #expect(try permissions(bench.folder) == 0o700)
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(!text.contains("Berlin"))
  }

  @Test func `a folder that others may read is closed to them`() async throws {
    try FileManager.default.createDirectory(
      atPath: bench.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    await bench.cache().store([1], for: "a")
    #expect(try permissions(bench.folder) == 0o700)
  }

  @Test func `a value that is too old is not there, and its file goes with the next sweep`() async {
    let cache = bench.cache(age: .seconds(100))
    await cache.store([1], for: "old")
    bench.pass(99)
    #expect(await cache.value(for: "old")?.bytes == [1])
    bench.pass(1)
    #expect(await cache.value(for: "old") == nil)
    await bench.cache(age: .seconds(100)).store([2], for: "new")
    #expect(bench.files.count == 1)
  }

  @Test func `a clock that goes back a little makes a value new, and far back makes it go`() async {
    let cache = bench.cache()
    await cache.store([1], for: "a")
    bench.pass(-200)
    let earlier = Date(timeIntervalSince1970: 999_800)
    #expect(await cache.value(for: "a") == CachedValue(bytes: [1], storedAt: earlier))
    bench.pass(-200)
    #expect(await cache.value(for: "a") == nil)
    await bench.cache().store([2], for: "b")
    #expect(bench.files.count == 1)
    bench.pass(400)
    #expect(await cache.value(for: "a") == nil)
  }

  @Test func `when there are too many, those stored first go until an eighth is free`() async {
    let cache = bench.cache(entries: 16)
    for number in 0..<16 {
      await cache.store([1], for: "\(number)")
      bench.pass(1)
    }
    #expect(bench.files.count == 16)
    await cache.store([2], for: "0")  // no longer the oldest, and none more
    bench.pass(1)
    #expect(bench.files.count == 16)
    await cache.store([1], for: "16")
    let kept = await cache.values(for: (0..<17).map(String.init))
    #expect(Set(kept.keys) == Set((4..<17).map(String.init) + ["0"]))
    #expect(bench.files.count == 14)
  }

  @Test func `when there are too many bytes, those stored first go`() async {
    let cache = bench.cache(bytes: 1000)
    for key in ["a", "b", "c"] {
      await cache.store([UInt8](repeating: 7, count: 300), for: key)
      bench.pass(1)
    }
    #expect(await cache.values(for: ["a", "b", "c"]).count == 3)
    await cache.store([UInt8](repeating: 7, count: 30), for: "d")
    #expect(await Set(cache.values(for: ["a", "b", "c", "d"]).keys) == ["b", "c", "d"])
    await cache.store([UInt8](repeating: 7, count: 973), for: "e")  // with its header more than all
    #expect(await Set(cache.values(for: ["b", "c", "d", "e"]).keys) == ["b", "c", "d"])
  }

  @Test func `what a writer left unfinished goes after an hour, what is foreign stays`()
    async throws
  {
    let cache = bench.cache()
    await cache.store([1], for: "a")
    let unfinished = bench.files[0].path + ".17.new"
    let foreign = bench.folder + "/notes.txt"
    for path in [unfinished, foreign] {
      #expect(FileManager.default.createFile(atPath: path, contents: Data([1])))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    }
    bench.pass(3500)
    await bench.cache().store([1], for: "b")
    #expect(FileManager.default.fileExists(atPath: unfinished))
    bench.pass(200)
    await bench.cache().store([1], for: "c")
    #expect(!FileManager.default.fileExists(atPath: unfinished))
    #expect(FileManager.default.fileExists(atPath: foreign))
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/films"), (["HOME": "/h"], "/h/.cache/films"),
    (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/films"),
    (["XDG_CACHE_HOME": "x", "HOME": "/h"], "/h/.cache/films"), ([:], nil), (["HOME": ""], nil),
  ]) func `C35: the folder is found by the variables`(variables: [String: String], path: String?) {
    #expect(DiskCache.usualFolder(for: "films", in: variables) == path)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
