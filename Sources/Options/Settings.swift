/// A command, its operands, and the value of each option with where it came from.
public struct Settings: Sendable {
  /// The name of the command; empty in a tool without commands.
  public let command: String
  /// The operands in their order, valid and as many as the command takes.
  public let operands: [String]
  /// What is odd in the configuration file.
  public internal(set) var warnings: [UsageWarning] = []
  /// The configuration file that was read; nil where there is none.
  public internal(set) var configurationFile: String?
  /// What the configuration file sets by names of the user's own, by family and name.
  public internal(set) var members: [String: [String: String]] = [:]
  private var values: [Source: [String: [String]]] = [:]

  init(command: String, operands: [String]) {
    self.command = command
    self.operands = operands
  }

  /// Where a value came from.
  public enum Source: Sendable, CaseIterable {
    /// An option; wins over all others.
    case option
    /// An environment variable.
    case environment
    /// The configuration file.
    case file
    /// The table's default, since nothing else is said.
    case builtIn
  }

  /// The value that counts: option before environment before file before default.
  public subscript<Value>(_ key: OptionKey<Value>) -> Value {
    value(of: key, from: source(of: key)) ?? key.builtIn
  }

  /// Where the value that counts came from.
  public func source<Value>(of key: OptionKey<Value>) -> Source {
    Source.allCases.first { values[$0]?[key.definition.name] != nil } ?? .builtIn
  }

  /// The value that one source gives, whether or not it counts; nil where it says nothing.
  public func value<Value>(of key: OptionKey<Value>, from source: Source) -> Value? {
    guard source != .builtIn else { return key.builtIn }
    return values[source]?[key.definition.name].flatMap(key.read)
  }

  mutating func set(_ name: String, to value: String, from source: Source) {
    values[source, default: [:]][name] = [value]
  }

  /// Takes over a value of an option, beside earlier ones of the same source where it is repeatable.
  mutating func take(_ value: String, of option: OptionDefinition, from source: Source) {
    guard option.isRepeatable else { return set(option.name, to: value, from: source) }
    values[source, default: [:]][option.name, default: []].append(value)
  }

  /// The text that the environment gives for the option with a role.
  func value(of role: OptionDefinition.Role, in table: CommandTable) -> String? {
    table.scope(of: nil).options.first { $0.role == role }
      .flatMap { values[.environment]?[$0.name]?.last }
  }
}
