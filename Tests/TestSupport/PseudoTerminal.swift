#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The test's side of a terminal that a tool runs in.
public struct PseudoTerminal: Sendable {
  /// Reads what is drawn, writes keys.
  public let master: Int32
  /// What the tool opens.
  public let path: String

  /// Opens one of this size; `master` is never closed.
  ///
  /// - Throws: `LaunchError`.
  public init(columns: Int, rows: Int) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw LaunchError(call: "open /dev/ptmx", code: errno) }
    path = try Self.unlock(master)
    resize(columns: columns, rows: rows)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    #if canImport(Musl)
    _ = ioctl(master, Int32(TIOCSWINSZ), &size)
    #else
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    #endif
  }

  private static func unlock(_ master: Int32) throws -> String {
    #if canImport(Darwin)
    guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
      throw LaunchError(call: "unlockpt", code: errno)
    }
    return String(cString: name)
    #else
    // What unlockpt and ptsname do; the C library shows them only to _XOPEN_SOURCE.
    var locked: Int32 = 0
    var number: Int32 = 0
    guard ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw LaunchError(call: "TIOCGPTN", code: errno)
    }
    return "/dev/pts/\(number)"
    #endif
  }
}
