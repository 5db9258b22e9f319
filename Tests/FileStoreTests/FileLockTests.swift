import Foundation
import Testing

@testable import FileStore

/// A program that is being started has a copy of every descriptor until it begins; here the copies stay.
@Suite(.timeLimit(.minutes(5))) struct FileLockTests {
  private let bench = CacheBench()

  @Test func `a file can be changed again while a copy of its lock's descriptor is open`() throws {
    let path = URL(filePath: bench.folder).deletingLastPathComponent().path + "/file"
    let file = StoredFile(path: path, mostBytes: 2, patience: .zero)
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    try file.update { _ in
      copies = descriptorCopies(of: path + ".lock")
      return [1]
    }
    #expect(copies.count == 1)
    // Also a change that fails gives the lock back.
    let error = #expect(throws: StoredFileError.self) {
      try file.update { _ in
        copies += descriptorCopies(of: path + ".lock")
        return [1, 2, 3]
      }
    }
    try file.update { $0 + [2] }
    #expect(error?.code == EFBIG)
    #expect(try file.read() == [1, 2])
  }

  @Test func `a folder can be swept again while a copy of its lock's descriptor is open`() async {
    await bench.cache().store([1], for: "a")
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    let folder = CacheFolder(path: bench.folder)
    folder.alone { copies = descriptorCopies(of: bench.folder + "/lock") }
    #expect(copies.count == 1)
    var isAlone = false
    folder.alone { isAlone = true }
    #expect(isAlone)
  }

  /// Copies of the descriptors by which this process has the file at `path` open.
  private func descriptorCopies(of path: String) -> [Int32] {
    var file = stat()
    guard stat(path, &file) == 0 else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
    return (names ?? []).compactMap { Int32($0) }.filter { descriptor in
      var other = stat()
      return fstat(descriptor, &other) == 0 && other.st_dev == file.st_dev
        && other.st_ino == file.st_ino
    }.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
  }
}
