#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The variables this process was started with.
enum ProcessEnvironment {
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["TERM", "COLUMNS", "LINES", "CI", "ACCESSIBLE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
