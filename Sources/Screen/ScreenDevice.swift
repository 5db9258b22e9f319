public import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal that a full-screen view is drawn on and takes its keys from.
public final class ScreenDevice: Sendable {
  /// Where keys come from.
  let keys: Int32
  /// Where frames go.
  let output: Int32
  private let environment: TerminalEnvironment

  /// Opens the terminal of this process.
  ///
  /// Keys come from standard input or, if that is no terminal, from `/dev/tty`. Nil where standard
  /// output is no terminal, TERM says it understands text alone, or there are no keys.
  public init?(environment: TerminalEnvironment) {
    guard environment.isTerminal(tty: StandardStreams.isTTY(STDOUT_FILENO)),
      let output = Self.reopen(STDOUT_FILENO)
    else { return nil }
    guard
      let keys = StandardStreams.isTTY(STDIN_FILENO)
        ? Self.reopen(STDIN_FILENO) : Self.open("/dev/tty")
    else {
      close(output)
      return nil
    }
    self.keys = keys
    self.output = output
    self.environment = environment
  }

  deinit {
    close(keys)
    close(output)
  }

  /// Columns and rows at this moment, as many as are drawn.
  public var size: TerminalSize {
    Self.drawn(of: TerminalSize(of: output, environment: environment))
  }

  /// At most 1,000 columns and 500 rows: a terminal may claim 65,535 of both, too many cells for memory.
  package static func drawn(of size: TerminalSize) -> TerminalSize {
    TerminalSize(columns: min(size.columns, 1000), rows: min(size.rows, 500))
  }

  /// Whether the locale says that the terminal shows more than ASCII.
  var usesUTF8: Bool { environment.usesUTF8 }

  /// How long an ESC waits before it is the Esc key.
  var escapeDelay: Duration { Self.escapeDelay(in: environment) }

  /// 50 ms, and 100 ms over SSH, where the bytes of one key may come in two packets.
  package static func escapeDelay(in environment: TerminalEnvironment) -> Duration {
    .milliseconds(environment["SSH_CONNECTION"] == nil ? 50 : 100)
  }

  /// The bytes that wait to be read, at most 1,024; nil when the terminal is gone.
  func readKeys() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = read(keys, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 { return nil }
      if errno == EAGAIN { return [] }
      if errno != EINTR { return nil }
    }
  }

  /// Writes the beginning of `bytes`; returns how many, 0 while the terminal is busy, nil when it is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// The same terminal through a descriptor of our own: that it never blocks concerns nobody else.
  private static func reopen(_ descriptor: Int32) -> Int32? {
    if let name = ttyname(descriptor), let own = open(String(cString: name)) {
      var here = stat()
      var there = stat()
      if fstat(descriptor, &here) == 0, fstat(own, &there) == 0, here.st_rdev == there.st_rdev {
        return own
      }
      close(own)
    }
    // A terminal of another container has no name here.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  private static func open(_ path: String) -> Int32? {
    let descriptor = systemOpen(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
