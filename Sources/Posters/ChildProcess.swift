import Dispatch
import Terminal

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
  /// The child has no others.
  let variables: [String: String]
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

/// A started program whose output is read.
private final class RunningChild: Sendable {
  private let process: RunningProcess
  private let output: Int32

  init?(_ child: ChildProcess, input: [UInt8]) {
    guard let file = try? NamelessFile(input) else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    let start = ProcessStart(
      [child.path] + child.arguments, variables: child.variables, input: .file(file.descriptor),
      output: .file(ends[1]))
    guard let process = try? RunningProcess(start) else {
      close(ends[0])
      return nil
    }
    self.process = process
    output = ends[0]
  }

  deinit { close(output) }

  /// Ends it and whatever it has started; does nothing once it was waited for.
  func kill() { process.kill() }

  /// Waits for its end; for a thread that may wait.
  func outputToTheEnd(mostBytes: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= mostBytes {
      let count = read(output, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    if bytes.count > mostBytes { kill() }
    return process.waitForEnd() == .exited(0) && bytes.count <= mostBytes ? bytes : nil
  }
}
