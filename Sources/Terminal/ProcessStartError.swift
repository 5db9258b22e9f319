#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a program could not be started, or be given its input.
public struct ProcessStartError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the error (`errno`).
  public let code: Int32

  public var description: String { String(cString: strerror(code)) }
}
