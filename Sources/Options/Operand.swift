/// What a command takes besides options.
public struct Operand: Sendable {
  /// What help calls it, such as `ID`.
  public var name: String
  /// What it may be.
  public var kind: ValueKind
  /// How many there may be.
  public var count: Count

  /// The operand `name`, exactly one unless `count` says otherwise.
  public init(
    _ name: String, kind: ValueKind = .text(rule: nil, check: { _ in nil }), count: Count = .one
  ) {
    self.name = name
    self.kind = kind
    self.count = count
  }

  /// How often an operand may stand.
  public enum Count: Sendable, Equatable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case atMostOne
    /// Once or more often.
    case many
    /// Any number of times, or not at all.
    case any
  }

  /// How a usage line writes it.
  var usage: String {
    switch count {
    case .one: name
    case .atMostOne: "[\(name)]"
    case .many: name + "..."
    case .any: "[\(name)...]"
    }
  }
}
