import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a tool's work so that SIGHUP, SIGINT, SIGQUIT and SIGTERM end it in good order.
///
/// The first signal cancels `work`; when that has returned, or `patience` is over, `restore` is
/// called and the process dies by that signal. A second SIGINT does so at once. A signal the parent
/// had set to be ignored (`nohup`) stays ignored.
///
/// - Parameters:
///   - patience: how long cancelled work may go on; real time, whatever clock the work runs on.
///   - restore: brings the terminal back; must not wait for anything, and may be called on any
///     thread, also twice.
///   - work: what is done until a signal comes.
/// - Returns: what `work` returns, if no signal came.
public func withTerminationSignals(
  patience: Duration = .milliseconds(700), restore: @escaping @Sendable () -> Void,
  work: @escaping @Sendable () async -> ExitStatus
) async -> ExitStatus {
  let arrivals = SignalArrivals(patience: patience, restore: restore)
  let sources = await arrivals.watch()
  defer { for source in sources { source.cancel() } }
  return await withTaskGroup(of: ExitStatus?.self) { group in
    group.addTask { await work() }
    group.addTask {
      for await _ in arrivals.first { break }
      return nil
    }
    var status = ExitStatus.failure
    for await finished in group {
      status = finished ?? status
      group.cancelAll()
    }
    if let number = arrivals.received { arrivals.end(by: number) }
    return status
  }
}

/// Which terminating signal came, and the end of the process if nobody reacts in time.
private final class SignalArrivals: Sendable {
  /// The number of the signal that came first.
  let first: AsyncStream<Int32>
  private let arrival: AsyncStream<Int32>.Continuation
  private let patience: Duration
  private let restore: @Sendable () -> Void
  private let queue = DispatchQueue(label: "Terminal.signals")
  private let state = Mutex<Int32?>(nil)

  init(patience: Duration, restore: @escaping @Sendable () -> Void) {
    (first, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
    self.patience = patience
    self.restore = restore
  }

  var received: Int32? { state.withLock { $0 } }

  /// Returns when no signal can be missed any more: sources begin to work on a thread of their own.
  func watch() async -> [any DispatchSourceSignal] {
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] where !isIgnored(number) {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { self.arrive(number) }
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
        source.activate()
      }
      sources.append(source)
    }
    return sources
  }

  func end(by number: Int32) -> Never {
    restore()
    endProcess(by: number)
  }

  private func arrive(_ number: Int32) {
    let isFirst = state.withLock { received in
      defer { received = received ?? number }
      return received == nil
    }
    if isFirst {
      arrival.yield(number)
      arrival.finish()
      let (seconds, attoseconds) = patience.components
      let deadline = DispatchTime.now() + Double(seconds) + Double(attoseconds) / 1e18
      queue.asyncAfter(deadline: deadline) { self.end(by: number) }
    } else if number == SIGINT {
      end(by: number)
    }
  }

  private func isIgnored(_ number: Int32) -> Bool {
    let ignore = unsafeBitCast(SIG_IGN, to: Int.self)  // C compares handlers by address
    let wasIgnored = unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == ignore
    #if !canImport(Darwin)
    // Dispatch reads signals before they are ignored on Darwin, and after it on Linux.
    if !wasIgnored { _ = signal(number, SIG_DFL) }
    #endif
    return wasIgnored
  }
}
