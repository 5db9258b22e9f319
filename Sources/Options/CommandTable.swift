/// Everything that can be said to a tool: parser, help, completions and configuration read it.
public struct CommandTable: Sendable {
  /// The tool's name, as it is typed.
  public var tool: String
  /// The version that `--version` shows.
  public var version: String
  /// One sentence that says what the tool does.
  public var sentence: String
  /// Its commands; a tool without commands has one, whose name is empty.
  public var commands: [Command]
  /// The options that work without a command or before it.
  public var groups: [OptionGroup]
  /// Lines that only the configuration file has, such as `alias.NAME`.
  public var families: [SettingFamily] = []
  /// Environment variables that are obeyed although no option has their name.
  public var environment: [String]
  /// Exit statuses and what they mean, for the help of the tool as a whole.
  public var statuses: KeyValuePairs<Int, String>
  /// Command lines to learn from, for the help of the tool as a whole.
  public var examples: [String]
  /// A sentence that ends every help, such as what a service wants to have said.
  public var footnote: String?

  /// A tool with commands.
  public init(
    tool: String, version: String, sentence: String, commands: [Command], groups: [OptionGroup],
    environment: [String] = [], statuses: KeyValuePairs<Int, String> = [:], examples: [String] = []
  ) {
    self.tool = tool
    self.version = version
    self.sentence = sentence
    self.commands = commands
    self.groups = groups
    self.environment = environment
    self.statuses = statuses
    self.examples = examples
  }

  /// A tool without commands: everything it takes stands in `command`.
  public init(
    tool: String, version: String, command: Command, families: [SettingFamily] = [],
    environment: [String] = []
  ) {
    self.init(
      tool: tool, version: version, sentence: command.sentence, commands: [command],
      groups: command.groups, environment: environment)
    self.families = families
  }

  /// The only command of a tool without commands.
  var soleCommand: Command? { commands.first { $0.name.isEmpty } }

  /// The environment variable that sets what the option `name` sets.
  func variable(for name: String) -> String {
    "\(tool)_\(name)".uppercased().replacing("-", with: "_")
  }

  /// The options of a command, or those before it, under the words that lead there.
  func scope(of command: Command?) -> OptionScope {
    let name = command?.name ?? ""
    return OptionScope(
      path: name.isEmpty ? tool : "\(tool) \(name)",
      options: (command?.groups ?? groups).flatMap(\.options))
  }

  /// Every option of the tool by its name; of several with one name, that of `command` comes first.
  func settings(preferring command: Command?) -> [String: OptionDefinition] {
    let all =
      scope(of: command).options + commands.flatMap { scope(of: $0).options }
      + scope(of: nil).options
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}
