import Dispatch
import Screen
import Terminal

/// How long one comparison with an expression may take.
///
/// Some expressions, such as `(a+)+$`, need more steps than anybody can wait for, and the library cannot be
/// interrupted: where one does, the process says so and ends. Real time, whatever clock the work runs on.
struct MatchLimit: Sendable {
  var duration = DispatchTimeInterval.seconds(2)
  /// What ends the process; called on another thread.
  var end: @Sendable () -> Void

  /// Says on `console` that `pattern`, a value of `option`, takes too long, and ends the process as for wrong usage.
  static func endingProcess(pattern: String, of option: String, console: Console) -> MatchLimit {
    MatchLimit {
      restoreTerminal()
      console.error(
        "'\(pattern)' is not a usable value for '\(option)'",
        hints: ["REGEX takes too long on a title; avoid repetitions inside repetitions."])
      ExitStatus.usage.exit()
    }
  }

  /// What `comparison` says, unless the process has ended by then.
  func holding(_ comparison: () -> Bool) -> Bool {
    let alarm = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
    alarm.setEventHandler(handler: end)
    alarm.schedule(deadline: .now() + duration)
    alarm.activate()
    defer { alarm.cancel() }
    return comparison()
  }
}
