#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a file could not be read or written.
public struct StoredFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, or the folder that it should be in.
  public let path: String
  /// The number of the error (`errno`).
  public let code: Int32

  public var description: String { "\(path): \(String(cString: strerror(code)))" }
}
