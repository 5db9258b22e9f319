/// The options that can be given at one place of a command line.
struct OptionScope {
  /// The words that lead here, such as `news list`.
  var path: String
  var options: [OptionDefinition]

  /// The option with this long name and the text that its bare name stands for.
  func option(named name: String) -> (option: OptionDefinition, flag: String)? {
    for option in options {
      if option.name == name { return (option, "yes") }
      if case .onOff = option.kind, "no-\(option.name)" == name { return (option, "no") }
    }
    return nil
  }

  /// The option with this letter.
  func option(short letter: Character) -> OptionDefinition? {
    options.first { $0.short == letter }
  }

  /// Tells that `typed` is no option here, with the name that is probably meant.
  func unknown(_ typed: String) -> UsageError {
    let visible = options.filter { !$0.isHidden }.flatMap(\.names)
    let bare = String(typed.drop { $0 == "-" })
    let nearest = NearestName.of(bare, among: visible).map { "Did you mean '--\($0)'?" }
    return UsageError(
      "unknown option \(typed.quoted) for '\(path)'",
      hints: [nearest, "See '\(path) --help'."].compactMap { $0 })
  }
}

extension OptionDefinition {
  /// All long names: one, or two for an on/off pair.
  var names: [String] {
    if case .onOff = kind { [name, "no-\(name)"] } else { [name] }
  }
}
