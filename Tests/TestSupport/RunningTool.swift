import Dispatch
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A tool that was started and may still run; killed when the last reference to it is gone.
public final class RunningTool: Sendable {
  /// The number of its process, which is also its session and its process group.
  public let process: Int32
  private let watched: Watched<ToolState>
  private let terminal: PseudoTerminal?
  private let readers: [ToolState.Stream: StreamReader]
  private let keys: WritingEnd?
  private let input: WritingEnd?
  private let unread: [WritingEnd]

  init(_ run: ToolRun) throws {
    _ = signal(SIGPIPE, SIG_IGN)  // a tool may leave before it has read its input
    let wiring = try Wiring(run)
    process = try Spawn.start(run, streams: wiring.sources)
    wiring.closeChildEnds()
    terminal = wiring.terminal
    keys = wiring.terminal.map { WritingEnd(fcntl($0.master, F_DUPFD_CLOEXEC, 3)) }
    input = wiring.input.map { WritingEnd($0.writing) }
    unread = wiring.unread.map { WritingEnd($0) }
    let watched = Watched(ToolState(openStreams: Set(wiring.readable.keys)))
    self.watched = watched
    readers = try Dictionary(
      uniqueKeysWithValues: wiring.readable.map { stream, descriptor in
        let reader = try StreamReader(descriptor) { bytes in
          watched.change { $0.append(bytes, to: stream) }
        } end: {
          watched.change { _ = $0.openStreams.remove(stream) }
        }
        return (stream, reader)
      })
    waitForEnd()
    watch(deadline: run.deadline)
  }

  deinit { watched.change { [process] in if $0.ending == nil { kill(-process, SIGKILL) } } }

  /// What has come so far.
  public var state: ToolState { watched.value }

  /// Waits until `condition` holds of what has come.
  ///
  /// - Returns: what had come then.
  /// - Throws: `OverdueError` when the tool ends without it or the deadline passes, or
  ///   `CancellationError`.
  @discardableResult
  public func until(_ condition: @Sendable (ToolState) -> Bool) async throws -> ToolState {
    try await watched.until { condition($0) || $0.isComplete || $0.isOverdue }
    let state = watched.value
    guard condition(state) else { throw OverdueError(state: state) }
    return state
  }

  /// Waits until the tool has ended and all it wrote has been read.
  public func finish() async throws -> ToolState { try await until { $0.isComplete } }

  /// Sends a signal to the process, unless it has ended.
  public func send(signal number: Int32) {
    watched.change { [process] in if $0.ending == nil { kill(process, number) } }
  }

  /// Writes to standard input; waits for the tool to read if the pipe is full.
  public func write(_ text: String) { input?.write(Array(text.utf8)) }

  /// Ends standard input.
  public func endInput() { input?.stop() }

  /// Presses keys: what a terminal would send for them.
  public func type(_ keys: String) { self.keys?.write(Array(keys.utf8)) }

  /// The number of the process group that the terminal's keys go to; -1 without a terminal.
  public var foreground: Int32 { terminal.map { tcgetpgrp($0.master) } ?? -1 }

  /// Changes the terminal's size; its foreground processes get SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    if let terminal, readers[.screen] != nil, state.openStreams.contains(.screen) {
      terminal.resize(columns: columns, rows: rows)
    }
  }

  /// Takes the terminal away, as a closed window does.
  public func hangUp() async throws {
    keys?.stop()
    try await stopReading(.screen)
  }

  /// Closes the reading end of standard output, as `head -1` does; returns when it is closed.
  public func closeOutput() async throws { try await stopReading(.output) }

  private func stopReading(_ stream: ToolState.Stream) async throws {
    readers[stream]?.stop()
    try await watched.until { !$0.openStreams.contains(stream) }
  }

  /// Reaps under the lock, so that no signal reaches a process that took the number over.
  private func waitForEnd() {
    Thread.detachNewThread { [process, watched] in
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      watched.change { state in
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        state.ending = Ending(waitStatus: status)
      }
    }
  }

  private func watch(deadline: Duration) {
    let seconds = Double(deadline.components.seconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [process, watched] in
      watched.change { state in
        state.isOverdue = true
        if state.ending == nil { kill(-process, SIGKILL) }
      }
    }
  }
}
