/// How a process ended.
public enum Ending: Equatable, Sendable {
  /// By itself, with this status.
  case exited(Int32)
  /// By the signal of this number.
  case killed(Int32)

  /// Reads what `waitpid` says.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal)
  }
}
