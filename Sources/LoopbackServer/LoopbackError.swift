/// Why a server could not start.
public struct LoopbackError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What the system said, such as `cannot listen on 127.0.0.1:8080: Address already in use`.
  public var description: String
}
