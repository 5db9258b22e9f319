/// One row of the option table: how an option is called, what it takes and what it means.
public struct OptionDefinition: Sendable {
  /// The long name without dashes; the setting has the same name everywhere.
  public var name: String
  /// The one-letter name, if there is one.
  public var short: Character?
  /// What help calls the value, such as `N`; empty for flags.
  public var valueName: String
  /// What the value may be.
  public var kind: ValueKind
  /// A sentence for help without its full stop; range or choices are put behind it.
  public var about: String
  /// What help shows as the default, if anything.
  public var defaultText: String?
  /// Whether only `--help-hidden` shows it.
  public var isHidden = false
  /// Whether it may be given several times, each adding a value; otherwise the last wins.
  public var isRepeatable = false
  /// Where it can be set.
  public var reach = Reach.everywhere
  /// For a flag that is another way to say something: the name and value of that option.
  private(set) var meaning: Meaning?
  /// For a setting that holds a secret: why the command line, which others can read, does not take it.
  private(set) var refusal: UsageError?
  /// Whether it says enough by itself: neither a command nor an operand is needed then.
  public var standsAlone = false
  /// What the option table itself does with it.
  var role = Role.setting

  /// A visible option that can be set everywhere.
  public init(
    name: String, short: Character? = nil, valueName: String = "", kind: ValueKind, about: String,
    defaultText: String? = nil
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.kind = kind
    self.about = about
    self.defaultText = defaultText
  }

  /// The flag `name` that means the same as `option` with `value`.
  public static func alias(
    _ name: String, for option: OptionDefinition, value: String
  ) -> OptionDefinition {
    var alias = OptionDefinition(
      name: name, kind: .flag, about: "Same as --\(option.name) \(value)")
    alias.meaning = Meaning(name: option.name, value: value)
    return alias
  }

  /// A setting that holds a secret: a variable or a line of the file sets it, the command line never does.
  ///
  /// `refusal` is what an option of this name is answered with. Help names the variable alone.
  public static func secret(_ name: String, refusal: UsageError) -> OptionDefinition {
    var secret = OptionDefinition(
      name: name, valueName: "KEY", kind: .text(rule: nil) { _ in nil }, about: "")
    secret.isHidden = true
    secret.refusal = refusal
    return secret
  }

  /// Where a setting can be made.
  public enum Reach: Sendable, Comparable {
    /// Only by an option.
    case commandLine
    /// By an option or an environment variable.
    case environment
    /// By an option, an environment variable or a line of the configuration file.
    case everywhere
  }

  /// Another option and what it is set to.
  struct Meaning: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// What an option does to the command line as a whole.
  enum Role: Sendable, Equatable {
    case setting, help, hiddenHelp, version, completions, configuration
  }
}
