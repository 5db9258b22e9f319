/// A key of a service, which shows itself nowhere.
public struct APIKey: Sendable, Equatable {
  let text: String

  /// The key as the service gave it out.
  public init(_ text: String) { self.text = text }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "***" }
  public var debugDescription: String { "***" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
