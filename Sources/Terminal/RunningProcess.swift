import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that was started and is waited for; it does not outlive this process unless that is killed.
public final class RunningProcess: Sendable {
  private struct State {
    /// Nil once it was waited for, as its number may belong to another then.
    var process: pid_t?
    var isEnded = false
    var isOverdue = false
    var waiter: CheckedContinuation<ProcessEnding, Never>?
  }

  private let state: Mutex<State>

  /// The processes that were not waited for yet, so that they can be ended with this one; nil once they were.
  private static let all = Mutex<Set<pid_t>?>([])

  /// How long a program that is asked to end may take, before it is killed.
  static let patience = DispatchTimeInterval.milliseconds(250)

  /// Starts a program, for which `waitForEnd` or `ending` must be called.
  ///
  /// - Throws: Why it cannot be started; `ECANCELED` after `killAll`.
  public init(_ start: ProcessStart) throws(ProcessStartError) {
    // Under the lock, as `killAll` would miss one that is just being started.
    let process = try Self.all.withLock { all throws(ProcessStartError) in
      guard all != nil else { throw ProcessStartError(code: ECANCELED) }
      let process = try start.start()
      all?.insert(process)
      return process
    }
    state = Mutex(State(process: process))
  }

  /// Asks it and what it has started to end, and kills what has not by then; does nothing once it was waited for.
  public func end() {
    send(SIGTERM)
    let queue = DispatchQueue.global(qos: .userInitiated)
    queue.asyncAfter(deadline: .now() + Self.patience) { [self] in
      send(SIGKILL)
      // It may be another user's by now, or stuck in the kernel.
      queue.asyncAfter(deadline: .now() + Self.patience) { [self] in resume(.overdue) }
    }
  }

  /// Kills it and what it has started; does nothing once it was waited for.
  public func kill() { send(SIGKILL) }

  /// Kills all programs that run, and what they have started, and lets no more start; for the moment before this
  /// process ends.
  ///
  /// Waits for one that is just being started.
  public static func killAll() {
    all.withLock { all in
      for process in all ?? [] { signalGroup(process, SIGKILL) }
      all = nil
    }
  }

  /// Waits for its end; for a thread that may wait, and once.
  ///
  /// What it leaves running goes on, unless it was ended from here.
  public func waitForEnd() -> ProcessEnding {
    guard let number = state.withLock(\.process) else { return .exited(0) }
    var information = siginfo_t()
    while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return state.withLock { state in
      if state.isEnded { signalGroup(number, SIGKILL) }
      state.process = nil
      Self.all.withLock { _ = $0?.remove(number) }
      var status: Int32 = 0
      while waitpid(number, &status, 0) == -1, errno == EINTR {}
      return state.isOverdue ? .overdue : ProcessEnding(waitStatus: status)
    }
  }

  /// Waits for its end without keeping a thread of the tasks'; it is ended when the time is over or the task cancelled.
  ///
  /// Returns half a second after that at the latest.
  ///
  /// - Parameters:
  ///   - limit: How long it may take, on `clock`.
  ///   - clock: What that is measured by.
  /// - Returns: How it ended, `.overdue` also where it cannot be ended.
  public func ending(within limit: Duration, clock: some Clock<Duration>) async -> ProcessEnding {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        do { try await clock.sleep(for: limit) } catch { return }
        state.withLock { $0.isOverdue = true }
        end()
      }
      let ending = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          state.withLock { $0.waiter = continuation }
          DispatchQueue(label: "Terminal.process").async { [self] in resume(waitForEnd()) }
        }
      } onCancel: {
        end()
      }
      group.cancelAll()
      return ending
    }
  }

  private func resume(_ ending: ProcessEnding) {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: ending)
  }

  private func send(_ signal: Int32) {
    state.withLock { state in
      guard let process = state.process else { return }
      state.isEnded = true
      signalGroup(process, signal)
    }
  }
}

private func signalGroup(_ process: pid_t, _ signal: Int32) { _ = kill(-process, signal) }
