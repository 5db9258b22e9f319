import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that reads bytes and writes others, and ends with the task that waits for it.
struct ChildProcess: Sendable {
  let path: String
  let arguments: [String]
  /// Each `NAME=value`; the child has no others.
  let variables: [String]
  /// The most it may write.
  let mostBytes: Int

  /// What it wrote, if it ended with status 0 within `limit`; it is killed when that is over, or the
  /// task is cancelled.
  func output(
    for input: [UInt8], within limit: Duration, clock: any Clock<Duration>
  ) async -> [UInt8]? {
    guard let running = RunningChild(self, input: input) else { return nil }
    return await withTaskGroup(of: [UInt8]?.self) { group in
      group.addTask {
        try? await clock.sleep(for: limit)
        running.kill()
        return nil
      }
      let output = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          DispatchQueue(label: "Posters.child").async {
            continuation.resume(returning: running.outputToTheEnd(mostBytes: mostBytes))
          }
        }
      } onCancel: {
        running.kill()
      }
      group.cancelAll()
      return output
    }
  }
}

/// A started program, in a session of its own: it cannot reach the terminal.
private final class RunningChild: Sendable {
  /// The process; nil once it was waited for, as its number may belong to another then.
  private let process: Mutex<pid_t?>
  private let output: Int32

  init?(_ child: ChildProcess, input: [UInt8]) {
    guard let file = Self.file(input) else { return nil }
    defer { close(file) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = ChildStart.start(child, input: file, output: ends[1])
    close(ends[1])
    guard let started else {
      close(ends[0])
      return nil
    }
    output = ends[0]
    process = Mutex(started)
  }

  deinit { close(output) }

  /// Ends it and whatever it has started; does nothing once it was waited for.
  func kill() {
    process.withLock { process in
      if let process { killGroup(process) }
    }
  }

  /// Waits for its end; for a thread that may wait.
  func outputToTheEnd(mostBytes: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= mostBytes {
      let count = read(output, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    if bytes.count > mostBytes { kill() }
    guard let number = process.withLock({ $0 }) else { return nil }
    var information = siginfo_t()
    while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    var status: Int32 = -1
    let waited = process.withLock { process in
      process = nil
      return waitpid(number, &status, 0)
    }
    return waited == number && status == 0 && bytes.count <= mostBytes ? bytes : nil
  }

  /// A file without a name that holds `bytes`, open at its beginning.
  private static func file(_ bytes: [UInt8]) -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/poster-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else {
        close(file)
        return nil
      }
      rest = rest.dropFirst(max(0, count))
    }
    lseek(file, 0, SEEK_SET)
    return file
  }
}

private func killGroup(_ process: pid_t) { _ = kill(-process, SIGKILL) }
