import FileStore
import Foundation
import Synchronization

/// A folder of its own, a clock that a test sets, and what the caches on it reported.
final class CacheBench: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())/films").path
  private let seconds: Mutex<Double>
  private let problems = Mutex<[DiskCacheProblem]>([])

  init(at time: Date = Date(timeIntervalSince1970: 1_000_000)) {
    seconds = Mutex(time.timeIntervalSince1970)
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(filePath: folder).deletingLastPathComponent())
  }

  var reported: [DiskCacheProblem] { problems.withLock { $0 } }

  func cache(
    bytes: Int = 1_000_000, entries: Int = 1000, age: Duration = .seconds(3600),
    in other: String? = nil
  ) -> DiskCache {
    DiskCache(
      folder: other ?? folder, limits: DiskCacheLimits(bytes: bytes, entries: entries, age: age),
      now: { Date(timeIntervalSince1970: self.seconds.withLock { $0 }) },
      report: { problem in self.problems.withLock { $0.append(problem) } })
  }

  func pass(_ time: Double) { seconds.withLock { $0 += time } }

  /// The files of values and of what was never finished.
  var files: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder), includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.lastPathComponent != "lock" }
  }

  func damage(_ change: (inout Data) -> Void) throws {
    for file in files {
      var data = try Data(contentsOf: file)
      change(&data)
      try data.write(to: file)
    }
  }
}
