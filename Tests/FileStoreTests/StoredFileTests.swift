import AsyncOperatorsTesting
import FileStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct StoredFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")

  private func withFile(
    _ mostBytes: Int = 100_000, _ body: (StoredFile) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a/b/file").path
    try await body(StoredFile(path: path, mostBytes: mostBytes))
  }

  @Test func `a file begins as nothing and keeps what was written, for its owner alone`()
    async throws
  {
    try await withFile { file in
      #expect(try file.read() == nil)
      try file.update { $0 + [1] }
      try file.update { $0 + [2] }
      #expect(try file.read() == [1, 2])
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "a/b").path)
      #expect(names.sorted() == ["file", "file.lock"])
    }
  }

  @Test func `changes made at a time are all kept`() async throws {
    try await withFile { file in
      // Each may have to wait for all others, and for as long as the disk takes.
      let file = StoredFile(path: file.path, mostBytes: file.mostBytes, patience: .seconds(3600))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 { group.addTask { try file.update { $0 + [UInt8(number)] } } }
        try await group.waitForAll()
      }
      #expect(try file.read().map(Set.init) == Set(0..<40))
    }
  }

  @Test func `a lock that is never given back is not waited for without end`() async throws {
    try await withFile { file in
      try file.update { _ in [1] }
      let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      let other = StoredFile(path: file.path, mostBytes: 9, patience: .zero)
      let error = #expect(throws: StoredFileError.self) { try other.update { _ in [2] } }
      #expect(error?.code == EWOULDBLOCK)
      #expect(try file.read() == [1])
    }
  }

  @Test(arguments: [Duration(attoseconds: .max), .seconds(Int64.max), Duration(attoseconds: .min)])
  func `a file takes any patience`(patience: Duration) async throws {
    try await withFile { file in
      let other = StoredFile(path: file.path, mostBytes: 9, patience: patience)
      #expect(other.patience == (patience < .zero ? .zero : .seconds(100 * 365 * 86_400)))
      try other.update { _ in [1] }
      try await other.update(clock: .continuous) { $0 + [2] }
      #expect(try file.read() == [1, 2])
    }
  }

  @Test func `a task that waits for the lock waits on its clock, and no longer than it may`()
    async throws
  {
    try await withFile { file in
      try file.update { _ in [1] }
      let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      let clock = StepClock()
      async let given = file.update(clock: clock) { $0 + [2] }
      await clock.waitForSleepers()
      #expect(flock(lock, LOCK_UN) == 0)
      clock.advance(by: .milliseconds(5))
      let bytes = try await given
      #expect(bytes == [1, 2])
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      async let patience: Void = Self.pass(.seconds(5), on: clock)
      let error = await #expect(throws: StoredFileError.self) {
        try await file.update(clock: clock) { $0 + [3] }
      }
      await patience
      #expect(error?.code == EWOULDBLOCK)
      #expect(try file.read() == [1, 2])
    }
  }

  private static func pass(_ duration: Duration, on clock: StepClock) async {
    await clock.waitForSleepers()
    clock.advance(by: duration)
  }

  @Test func `a cancelled task still changes a file that is free, and waits for no other`()
    async throws
  {
    try await withFile { file in
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask { _ = try? await file.update(clock: StepClock()) { _ in [1] } }
      }
      #expect(try file.read() == [1])
      let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask { _ = try? await file.update(clock: StepClock()) { _ in [2] } }
      }
      #expect(try file.read() == [1])
    }
  }

  @Test func `too many bytes are neither written nor read`() async throws {
    try await withFile(3) { file in
      try file.update { _ in [1, 2, 3] }
      let writing = #expect(throws: StoredFileError.self) { try file.update { $0 + [4] } }
      #expect(try file.read() == [1, 2, 3])
      try Data([1, 2, 3, 4]).write(to: URL(filePath: file.path))
      let reading = #expect(throws: StoredFileError.self) { try file.read() }
      #expect(writing?.code == EFBIG && reading?.code == EFBIG)
    }
  }

  @Test func `a place that cannot be written is named`() {
    let file = StoredFile(path: "/proc/nothing/file", mostBytes: 9)
    let error = #expect(throws: StoredFileError.self) { try file.update { $0 } }
    #expect(error?.path == "/proc/nothing")
  }
}
