#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the process of the view does besides showing it.
enum Job {
  /// Makes this process the foreground process group of its terminal, as a shell does for a command.
  static func takeForeground() {
    _ = signal(SIGTTOU, SIG_DFL)  // the shell ignores it, which a command inherits
    if fcntl(3, F_GETFD) == -1 { dup2(STDERR_FILENO, 3) }
    setpgid(0, 0)
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
    tcsetpgrp(STDOUT_FILENO, getpid())
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
  }

  /// Ends this process with status 7 on SIGBUS.
  static func handleBusErrors() { _ = signal(SIGBUS) { _ in _exit(7) } }

  /// Never gives the thread back that it runs on.
  static func blockThread() { while true { usleep(100_000) } }

  /// Tells the test a line, on descriptor 3.
  static func report(_ line: String) { write(line + "\n", to: 3) }

  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = systemWrite(descriptor, bytes)
  }

  /// Ends this process as a bug does.
  static func crash(_ way: Character) {
    switch way {
    case "t": fatalError("boom")
    case "a": abort()
    case "o": print(fill(1))
    default: raise(SIGSEGV)
    }
  }

  /// Needs more stack than there is.
  private static func fill(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + fill(depth + 1) }

  static func environment(_ names: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  write(descriptor, bytes, bytes.count)
}
