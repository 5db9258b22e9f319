import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The one way out for bytes: collects lines and writes them whole with write(2).
///
/// Interrupted and partial writes go on, a stream that would block is waited for. A failure is
/// kept: every later call throws it again, so that none is overlooked. Calls may come from several
/// tasks; each text stays in one piece. SIGPIPE must be ignored (`StandardStreams.prepare`).
public final class OutputWriter: Sendable {
  private let descriptor: Int32
  private let name: String
  private let endsByBrokenPipe: Bool
  private let state = Mutex(State())

  private struct State {
    var pending: [UInt8] = []
    var failure: WriteError?
  }

  /// Bytes that are collected before they are written without being asked for.
  private static let most = 64 * 1024

  /// Writes to `descriptor`, which stays open.
  ///
  /// - Parameters:
  ///   - descriptor: an open file descriptor.
  ///   - name: what an error calls it.
  ///   - endsByBrokenPipe: whether the process dies by SIGPIPE when the reader has gone; otherwise
  ///     that is a `WriteError`.
  public init(descriptor: Int32, name: String, endsByBrokenPipe: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.endsByBrokenPipe = endsByBrokenPipe
  }

  /// Adds `text` to what is written by the next `flush`, or now if much has come together.
  public func write(_ text: String) throws(WriteError) {
    try state.withLock { state throws(WriteError) in
      if let failure = state.failure { throw failure }
      state.pending.append(contentsOf: text.utf8)
      if state.pending.count >= Self.most { try empty(&state) }
    }
  }

  /// Writes what was collected; returns when the system has taken it all.
  public func flush() throws(WriteError) {
    try state.withLock { state throws(WriteError) in try empty(&state) }
  }

  /// Whether nobody can read any more what is written here; a file always has a reader.
  public var readerIsGone: Bool {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return false }
    return entry.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Waits until nobody can read any more what is written here; looks once a second.
  ///
  /// Returns true then, and false when the task is cancelled.
  public func untilReaderIsGone(clock: some Clock<Duration>) async -> Bool {
    while !readerIsGone {
      do { try await clock.sleep(for: .seconds(1)) } catch { return false }
    }
    return true
  }

  /// The number of the signal that says why nobody can read: SIGHUP of a terminal, else SIGPIPE.
  var signalOfLoss: Int32 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return SIGPIPE }
    return status.st_mode & S_IFMT == S_IFCHR ? SIGHUP : SIGPIPE
  }

  private func empty(_ state: inout State) throws(WriteError) {
    if let failure = state.failure { throw failure }
    let code = Self.writeAll(state.pending, to: descriptor)
    state.pending.removeAll(keepingCapacity: state.pending.count <= 2 * Self.most)
    guard code != 0 else { return }
    if code == EPIPE, endsByBrokenPipe { endProcess(by: SIGPIPE) }
    let failure = WriteError(stream: name, code: code)
    state.failure = failure
    throw failure
  }

  /// The error's number, or 0 when all has been written.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written > 0 {
          rest = rest.dropFirst(written)
          continue
        }
        let code = written == 0 ? ENOSPC : errno
        switch code {
        case EINTR: continue
        case EAGAIN, EWOULDBLOCK:
          var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&entry, 1, -1)
        default: return code
        }
      }
      return 0
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
