import Options

/// How the sightings are ordered.
enum BirdOrder: String, CaseIterable, Sendable { case name, size, day }

/// The options of an invented tool that lists birds.
enum BirdKeys {
  static let order = OptionKey<BirdOrder>.choice(
    "order", value: "NAME", default: .name, about: "Order of the birds")
  static let limit = OptionKey.integer(
    "limit", value: "N", in: 1...500, default: 30, about: "Number of birds"
  ).short("n")
  static let interval = OptionKey.seconds(
    "interval", in: 10...3600, default: 60, about: "Time between looks")
  static let scale = OptionKey.decimal(
    "scale", value: "X", in: -1.5...2, default: 0.5, about: "Size of the drawing")
  static let bell = OptionKey.onOff("bell", default: false, about: "Ring for a new bird")
  static let match = OptionKey<String?>.text("match", value: "WORD", about: "Only such birds") {
    word throws(TextObjection) in
    if word.isEmpty { throw TextObjection("WORD is not empty.") }
    return word
  }
  static let json = OptionKey.flag("json", about: "One object a line").reaching(.commandLine)
  static let quiet = OptionKey.flag("quiet", about: "No notes").short("q")
  static let verbose = OptionKey.flag("verbose", about: "More notes").short("v")
  static let color = OptionKey<When>.choice("color", value: "WHEN", default: .auto, about: "")
  static let service = OptionKey.address(
    "service-url", endingIn: "/v0", about: "The service to ask"
  ).hidden()

  enum When: String, CaseIterable, Sendable { case auto, always, never }
}

extension CommandTable {
  /// `birds list`, `birds show ID` and `birds find WORD...`.
  static let birds: CommandTable = {
    let colorless = OptionDefinition.alias(
      "no-color", for: BirdKeys.color.definition, value: "never")
    let common = [
      OptionGroup("Output", [BirdKeys.json.definition, BirdKeys.color.definition, colorless]),
      OptionGroup(
        "General",
        [
          BirdKeys.quiet.definition, BirdKeys.verbose.definition,
          .configuration(inPlaceOf: "~/.config/birds/config"), BirdKeys.service.definition, .help,
          .hiddenHelp, .version,
        ]),
    ]
    let listing = OptionGroup(
      "Options",
      [
        BirdKeys.order.definition, BirdKeys.limit.definition, BirdKeys.interval.definition,
        BirdKeys.scale.definition, BirdKeys.bell.definition, BirdKeys.match.definition,
      ])
    let number = Operand("ID", kind: .integer(1...9_999))
    return CommandTable(
      tool: "birds", version: "1.2.3", sentence: "Birds and where they were seen.",
      commands: [
        Command(
          "list", sentence: "List birds.", operand: Operand("KIND", count: .atMostOne),
          groups: [listing] + common),
        Command("show", sentence: "Show one bird.", operand: number, groups: common),
        Command(
          "find", sentence: "Find birds by their song.", operand: Operand("WORD", count: .many),
          groups: common),
        Command("count", sentence: "Count all birds.", groups: common),
      ],
      groups: common + [OptionGroup("Tool", [.completions])], environment: ["NO_COLOR"])
  }()

  /// `sky PLACE...`, without commands.
  static let sky = CommandTable(
    tool: "sky", version: "0.1",
    command: Command(
      "", sentence: "Tell the colour of the sky.", operand: Operand("PLACE", count: .many),
      groups: [
        OptionGroup(
          "Options", [BirdKeys.limit.definition, BirdKeys.order.definition, .help, .completions])
      ]))
}

extension CommandTable {
  /// Reads a command line with invented surroundings.
  func run(
    _ words: [String], environment: [String: String] = [:], files: [String: String] = [:]
  ) throws(UsageError) -> Interpretation<Settings> {
    try interpret(words.map { Array($0.utf8) }, environment: environment, helpWidth: 80) {
      path throws(ConfigurationFileError) in
      if path == "/locked" { throw ConfigurationFileError(reason: "permission denied") }
      return files[path].map { Array($0.utf8) }
    }
  }

  /// The settings of a command line that asks for work.
  func settings(
    _ words: [String], environment: [String: String] = [:], files: [String: String] = [:]
  ) throws -> Settings {
    switch try run(words, environment: environment, files: files) {
    case .run(let settings): settings
    case .answer(let text): throw UnexpectedAnswer(text: text)
    }
  }

  /// The text that a command line asks for.
  func answer(_ words: [String], environment: [String: String] = [:]) throws -> String? {
    if case .answer(let text) = try run(words, environment: environment) { text } else { nil }
  }
}

/// A text came where work was expected.
struct UnexpectedAnswer: Error { var text: String }
