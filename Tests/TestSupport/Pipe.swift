#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two ends of a pipe; `Spawn` keeps both from children that are not given them.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LaunchError(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Writes until nothing more can be taken.
  func fill() {
    let flags = fcntl(writing, F_GETFL)
    _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
    let bytes = [UInt8](repeating: 0x2E, count: 4096)
    while write(writing, bytes, bytes.count) > 0 {}
    _ = fcntl(writing, F_SETFL, flags)
  }
}
