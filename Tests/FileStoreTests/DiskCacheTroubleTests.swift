import Foundation
import Testing

@testable import FileStore

@Suite(.timeLimit(.minutes(5))) struct DiskCacheTroubleTests {
  private let bench = CacheBench()

  @Test func `a file cut short anywhere is dropped, and that is reported once`() async throws {
    let cache = bench.cache()
    for length in 0..<32 {
      await cache.store([1, 2, 3, 4], for: "a")
      try bench.damage { $0 = $0.prefix(length) }
      #expect(await cache.value(for: "a") == nil)
      #expect(bench.files.isEmpty)
    }
    #expect(bench.reported == [.damaged(folder: bench.folder)])
  }

  @Test func `a file with any bit turned over is dropped, and that is reported once`() async throws
  {
    let cache = bench.cache()
    for bit in 0..<(32 * 8) {
      await cache.store([1, 2, 3, 4], for: "a")
      try bench.damage { $0[bit / 8] ^= 1 << UInt8(bit % 8) }
      #expect(await cache.value(for: "a") == nil, "bit \(bit)")
    }
    #expect(bench.files.isEmpty)
    #expect(bench.reported == [.damaged(folder: bench.folder)])
  }

  @Test func `a file that is longer than the cache, or another key's, is dropped`() async throws {
    let cache = bench.cache(bytes: 100)
    await cache.store([1], for: "a")
    let one = try Data(contentsOf: bench.files[0])
    try bench.damage { $0 += Data(count: 100) }
    #expect(await cache.value(for: "a") == nil)
    await cache.store([2], for: "b")
    try bench.damage { $0 = one }
    #expect(await cache.value(for: "b") == nil)
    #expect(bench.files.isEmpty)
  }

  @Test func `a folder that cannot be made is reported once, and nothing is kept`() async {
    let cache = bench.cache(in: "/proc/nothing/films")
    await cache.store([1], for: "a")
    await cache.store([1], for: "b")
    #expect(await cache.value(for: "a") == nil)
    #expect(
      bench.reported.map(\.description) == [
        "the cache cannot be written: /proc/nothing: No such file or directory"
      ])
  }

  @Test func `a file in the place of the folder is no cache`() async throws {
    let parent = URL(filePath: bench.folder).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data([1]).write(to: URL(filePath: bench.folder))
    let cache = bench.cache()
    #expect(await cache.value(for: "a") == nil)
    await cache.store([1], for: "a")
    await cache.store([1], for: "a")
    #expect(await cache.value(for: "a") == nil)
    #expect(bench.reported.count == 1)
  }

  @Test func `a value that cannot be put in its place leaves nothing behind`() async throws {
    let cache = bench.cache()
    await cache.store([1], for: "a")
    let place = bench.files[0]
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    await cache.store([2], for: "a")
    await cache.store([3], for: "b")
    #expect(bench.files.map(\.lastPathComponent) == [place.lastPathComponent])
    #expect(bench.reported == [.unwritable(StoredFileError(path: place.path, code: EISDIR))])
    #expect(await cache.value(for: "a") == nil)
  }

  #if os(Linux)
  @Test func `a disk that is full is an error`() {
    let error = #expect(throws: StoredFileError.self) {
      try OpenFile("/dev/full", O_WRONLY).write([1])
    }
    #expect(error == StoredFileError(path: "/dev/full", code: ENOSPC))
  }
  #endif

  @Test func `a folder that was removed meanwhile is made again`() async throws {
    let cache = bench.cache()
    await cache.store([1], for: "a")
    try FileManager.default.removeItem(atPath: bench.folder)
    await cache.store([2], for: "b")
    #expect(await cache.value(for: "b")?.bytes == [2])
    #expect(bench.reported.isEmpty)
  }

  @Test func `two caches on one folder never see a part of a value`() async {
    // A file in the making has the time of today: to another cache it would be a leftover in any other.
    let bench = CacheBench(at: .now)
    let (one, other) = (bench.cache(entries: 40), bench.cache(entries: 40))
    await withTaskGroup(of: Void.self) { group in
      for cache in [one, other, one, other] {
        group.addTask {
          for number in 0..<300 {
            let key = "\(number % 50)"
            await cache.store([UInt8](repeating: UInt8(number % 50), count: 2000), for: key)
          }
        }
        group.addTask {
          for number in 0..<600 {
            let value = await cache.value(for: "\(number % 50)")
            let whole = [UInt8](repeating: UInt8(number % 50), count: 2000)
            #expect(value == nil || value?.bytes == whole)
          }
        }
      }
    }
    #expect(bench.reported.isEmpty)
    #expect(bench.files.count <= 80 && bench.files.count >= 35)
    #expect(bench.files.allSatisfy { $0.lastPathComponent.count == 64 })
  }

  @Test func `a sweep is left to whoever is at it, and nobody waits`() async throws {
    let cache = bench.cache(entries: 4)
    await cache.store([1], for: "first")
    let lock = open(bench.folder + "/lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    for number in 0..<8 { await cache.store([1], for: "\(number)") }
    #expect(bench.files.count == 9)
    #expect(await cache.value(for: "first")?.bytes == [1])
    flock(lock, LOCK_UN)
    await cache.store([1], for: "last")
    #expect(bench.files.count == 4)
  }

  @Test func `five thousand small values are kept and found at once`() async {
    let cache = bench.cache(bytes: 8 << 20, entries: 5000)
    let values = (0..<5000).map { (key: "item/\($0)", bytes: Array("\($0)".utf8)) }
    await cache.store(values)
    let found = await cache.values(for: values.map(\.key))
    #expect(found.count == 5000)
    #expect(found["item/4999"]?.bytes == Array("4999".utf8))
  }
}
