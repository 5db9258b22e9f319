#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file without a name that is the input of a program: whoever does not read it, or stops, disturbs nobody.
///
/// It goes when nobody has it open any more; this closes it here.
public struct NamelessFile: ~Copyable {
  /// Its number, open at its beginning.
  public let descriptor: Int32

  /// A file that holds `bytes`, below TMPDIR or `/tmp`.
  ///
  /// - Throws: Why there is none, such as a full disk.
  public init(_ bytes: [UInt8]) throws(ProcessStartError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/livefeeds-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw ProcessStartError(code: errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try Self.write(bytes, to: descriptor)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func write(
    _ bytes: [UInt8], to file: Int32
  ) throws(ProcessStartError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw ProcessStartError(code: errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
