/// Settings of one kind whose second names the user chooses, such as `alias.home = London`.
///
/// Only the configuration file has them; of two lines with one name the later counts.
public struct SettingFamily: Sendable {
  /// What stands before the dot.
  public var name: String
  /// What the value may be.
  public var kind: ValueKind
  /// What a message calls the value, such as `PLACE`.
  public var valueName: String

  /// The settings `name.…`.
  public init(_ name: String, valueName: String, kind: ValueKind) {
    self.name = name
    self.valueName = valueName
    self.kind = kind
  }

  /// The second name in the name of a line; nil where it is of no such setting.
  func member(in line: String) -> String? {
    let start = name + "."
    guard line.hasPrefix(start), line != start else { return nil }
    return String(line.dropFirst(start.count))
  }
}
