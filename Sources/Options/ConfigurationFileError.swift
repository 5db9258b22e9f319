/// Why a configuration file that is there cannot be read.
public struct ConfigurationFileError: Error, Equatable, Sendable {
  /// A phrase such as `permission denied`.
  public var reason: String

  /// An error for this reason.
  public init(reason: String) { self.reason = reason }
}
