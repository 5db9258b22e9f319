/// Why the service does not answer to a key.
public enum KeyRefusal: Equatable, Sendable {
  /// It does not say so, or it is about rights.
  case unknown
  /// There is no such key.
  case invalid
  /// The key was suspended.
  case suspended
  /// The account that the key belongs to was suspended.
  case accountSuspended
}

extension KeyRefusal {
  /// Whether the key is right, and would be of use if it were not suspended.
  public var isSuspension: Bool { self == .suspended || self == .accountSuspended }
}

extension KeyRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown: "the service refused the API key"
    case .invalid: "the service refused the API key: it is not valid"
    case .suspended: "the service refused the API key: it is suspended"
    case .accountSuspended: "the service refused the API key: its account is suspended"
    }
  }
}
