#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a tool tells its caller by ending.
///
/// A tool ended by a signal has no such status: the shell shows 128 and the signal's number.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Everything asked for was done; an empty list too.
  case success = 0
  /// Any failure without a status of its own.
  case failure = 1
  /// An option, value or operand is wrong.
  case usage = 64
  /// No such item, user, place or movie.
  case notFound = 66
  /// The service is not reachable, answered 5xx, or not in time.
  case unavailable = 69
  /// Output cannot be written.
  case cannotWrite = 74
  /// The service asked to slow down.
  case tryLater = 75
  /// The service answered something unreadable or too large, or redirects without end.
  case unreadableAnswer = 76
  /// The service refused the key.
  case keyRefused = 77
  /// The configuration is bad or missing, or there is no key.
  case configuration = 78

  /// Ends the process with this status, at once; what a writer still holds is lost.
  ///
  /// Exit handlers are not run: they would take apart the runtime under tasks that are just ending.
  ///
  /// Programs that were started and are waited for are killed.
  public func exit() -> Never {
    RunningProcess.killAll()
    _exit(rawValue)
  }
}
