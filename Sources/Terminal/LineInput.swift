import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lines that somebody types at a terminal, or that come from a pipe or a file.
///
/// Nothing is read before something is there, so that waiting for a line can be cancelled. Bytes that are no UTF-8
/// become U+FFFD.
public final class LineInput: Sendable {
  /// The most bytes of a line; what comes beyond is skipped.
  public static let mostBytes = 4096

  private let descriptor: Int32
  /// A byte here ends the wait.
  private let bell: (reading: Int32, writing: Int32)
  private let thread = DispatchQueue(label: "Terminal.LineInput")
  private let buffer = Mutex(LineBuffer(mostBytes: mostBytes))

  /// Reads from a descriptor, which stays the caller's; nil where it is none, or no more can be opened.
  public init?(descriptor: Int32) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(copy)
      return nil
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.descriptor = copy
    bell = (ends[0], ends[1])
  }

  deinit {
    for own in [descriptor, bell.reading, bell.writing] { close(own) }
  }

  /// What somebody types at the terminal of this process.
  ///
  /// That is standard input or, if that is no terminal, `/dev/tty`. Nil where there is neither.
  public static func atTerminal() -> LineInput? {
    if StandardStreams.isTTY(STDIN_FILENO) { return LineInput(descriptor: STDIN_FILENO) }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    return LineInput(descriptor: terminal)
  }

  /// The next line without its end; nil behind the last one, or when the task is cancelled.
  ///
  /// For one caller at a time.
  public func next() async -> String? {
    await withTaskCancellationHandler {
      while !Task.isCancelled {
        let (line, hasEnded) = buffer.withLock { ($0.take(), $0.hasEnded) }
        if line != nil || hasEnded { return line }
        await withCheckedContinuation { continuation in
          thread.async {
            self.read()
            continuation.resume()
          }
        }
      }
      return nil
    } onCancel: {
      _ = write(bell.writing, [0], 1)
    }
  }

  /// Takes in what is there; waits for it, or for the bell.
  private func read() {
    var entries = [descriptor, bell.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // On Darwin poll does not wait for /dev/tty: there the read does, and a signal ends the process nevertheless.
    guard poll(&entries, 2, -1) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1024)
    if entries[1].revents != 0 {
      while systemRead(bell.reading, &bytes) > 0 {}
      return
    }
    let count = systemRead(descriptor, &bytes)
    if count < 0, [EINTR, EAGAIN].contains(errno) { return }
    buffer.withLock { $0.add(bytes.prefix(max(0, count))) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
