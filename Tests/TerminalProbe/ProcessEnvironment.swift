#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What this process was started with.
enum ProcessEnvironment {
  /// 0 where standard output can only be read, 1 written, 2 both; 3 where it is closed.
  static var outputMode: Int32 { fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE }

  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["TERM", "COLUMNS", "LINES", "CI", "ACCESSIBLE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
