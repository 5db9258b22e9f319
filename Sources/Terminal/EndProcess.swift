#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ends this process by the default action of signal number `number`, so that its parent sees why.
///
/// Works also where the signal is ignored or blocked. Programs that were started and are waited for are killed
/// first; what writers still hold is lost.
public func endProcess(by number: Int32) -> Never {
  RunningProcess.killAll()
  _ = signal(number, SIG_DFL)
  var only = sigset_t()
  sigemptyset(&only)
  sigaddset(&only, number)
  pthread_sigmask(SIG_UNBLOCK, &only, nil)
  raise(number)
  // Reached only by a signal whose default action does not end a process.
  _exit(128 + number)
}
