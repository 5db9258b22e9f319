#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The three streams a process begins with.
public enum StandardStreams {
  /// Makes the process fit for `OutputWriter`; the first thing an executable does.
  ///
  /// SIGPIPE is ignored, and a stream that the parent closed is opened on `/dev/null`, the wrong
  /// way round: otherwise the next socket would take its number and receive the output.
  public static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// A writer for standard output, which ends the process by SIGPIPE when the reader has gone.
  public static func output() -> OutputWriter {
    OutputWriter(descriptor: STDOUT_FILENO, name: "standard output", endsByBrokenPipe: true)
  }

  /// A writer for standard error.
  public static func errors() -> OutputWriter {
    OutputWriter(descriptor: STDERR_FILENO, name: "standard error", endsByBrokenPipe: false)
  }

  /// Whether standard input, output or error (0, 1, 2) is a TTY, of whatever TERM.
  public static func isTTY(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
