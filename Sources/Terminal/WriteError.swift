#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why output could not be written; ends a tool with `ExitStatus.cannotWrite`.
public struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was written to, such as `standard output`.
  public let stream: String
  /// The number of the error (`errno`).
  public let code: Int32

  public var description: String { "cannot write \(stream): \(String(cString: strerror(code)))" }
}
