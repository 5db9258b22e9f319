/// Options that stand together under a heading of the help.
public struct OptionGroup: Sendable {
  /// The heading, without its colon.
  public var title: String
  /// The options in the order that help shows.
  public var options: [OptionDefinition]

  /// A group called `title`.
  public init(_ title: String, _ options: [OptionDefinition]) {
    self.title = title
    self.options = options
  }
}
