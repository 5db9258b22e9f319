/// What changed lately: items and users, in no order.
public struct Updates: Sendable, Equatable {
  /// Items with new votes, replies or texts; some may be years old.
  public var items: [Int]
  /// Names of users whose page changed; foreign text.
  public var profiles: [String]

  /// Changes of the given items and users.
  public init(items: [Int] = [], profiles: [String] = []) {
    self.items = items
    self.profiles = profiles
  }
}
