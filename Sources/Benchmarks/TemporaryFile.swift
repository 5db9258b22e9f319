#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file without a name, gone when this is let go.
final class TemporaryFile {
  let descriptor: Int32

  init() throws {
    var path = FileManager.default.temporaryDirectory.appending(path: "benchmarks-XXXXXX").path
      .utf8CString.map(\.self)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Unmeasurable(description: "there is no room for a file") }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Whether nothing was written yet.
  var isEmpty: Bool { size == 0 }

  /// All that was written.
  func contents() -> String {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count, off_t(count))
      }
      guard read > 0 else { break }
      count += read
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
