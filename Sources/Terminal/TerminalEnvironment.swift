/// What the environment tells about the terminal and the user's wishes; an empty variable counts as unset.
public struct TerminalEnvironment: Sendable {
  /// Something the user wants always, never, or where it fits.
  public enum When: String, Sendable, CaseIterable {
    /// Everywhere.
    case always
    /// Nowhere.
    case never
    /// Where it fits; the same as not saying anything.
    case auto
  }

  private let variables: [String: String]

  /// Reads `variables`, the complete environment.
  public init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// The value of a variable; nil when unset or empty.
  public subscript(name: String) -> String? { variables[name] }

  /// Whether a stream is a terminal that understands more than text: a TTY with a TERM other than `dumb`.
  public func isTerminal(tty: Bool) -> Bool {
    guard tty, let term = variables["TERM"] else { return false }
    return term != "dumb"
  }

  /// Whether a stream is coloured.
  ///
  /// - Parameters:
  ///   - machineReadable: whether `--json` or `--plain` was given.
  ///   - option: the value of `--color`.
  ///   - variable: the value of the tool's own variable, such as `NEWS_COLOR`.
  ///   - configuration: the value of `color` in the configuration file.
  ///   - isTerminal: whether this very stream is a terminal.
  /// - Returns: what the first of these that says something says, else `isTerminal`.
  public func usesColor(
    machineReadable: Bool, option: When?, variable: When?, configuration: When?, isTerminal: Bool
  ) -> Bool {
    if machineReadable { return false }
    for wish in [option, variable] where wish == .always || wish == .never {
      return wish == .always
    }
    if variables["NO_COLOR"] != nil { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = variables[name], value != "0" { return true }
    }
    if variables["CLICOLOR"] == "0" { return false }
    return switch configuration {
    case .always: true
    case .never: false
    case .auto, nil: isTerminal
    }
  }

  /// Whether addresses are written as links (OSC 8) on standard output.
  ///
  /// - Parameters:
  ///   - machineReadable: whether `--json` or `--plain` was given.
  ///   - wish: what option, variable or file say; `always` means every terminal, never a pipe.
  ///   - isTerminal: whether standard output is a terminal.
  /// - Returns: false for terminals not known to understand links, unless `wish` is `always`.
  public func usesHyperlinks(machineReadable: Bool, wish: When?, isTerminal: Bool) -> Bool {
    guard isTerminal, !machineReadable else { return false }
    return switch wish {
    case .always: true
    case .never: false
    case .auto, nil: knowsHyperlinks
    }
  }

  private var knowsHyperlinks: Bool {
    let term = variables["TERM"] ?? ""
    let program = variables["TERM_PROGRAM"] ?? ""
    let isMultiplexed =
      variables["TMUX"] != nil || variables["STY"] != nil || program == "tmux"
      || ["tmux", "screen"].contains(where: term.hasPrefix)
    if isMultiplexed { return false }
    if ["ghostty", "WezTerm", "iTerm.app", "vscode"].contains(program) { return true }
    if term == "xterm-kitty" || term == "xterm-ghostty" { return true }
    if variables["KITTY_WINDOW_ID"] != nil { return true }
    return variables["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5000 } ?? false
  }

  /// Whether the locale (LC_ALL, LC_CTYPE, LANG; the first that is set) is one of UTF-8.
  public var usesUTF8: Bool {
    let locale = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Whether `ACCESSIBLE` asks for output without movement: set and not `0`, `no` or `false`.
  public var wantsAccessibility: Bool {
    guard let value = variables["ACCESSIBLE"] else { return false }
    return !["0", "no", "false"].contains(value.lowercased())
  }

  /// Whether something may move on standard error while the user waits.
  ///
  /// - Parameters:
  ///   - isTerminal: whether standard error is a terminal.
  ///   - silenced: whether `-q`, `--plain`, `--json` or `--accessible` was given.
  /// - Returns: false also where ACCESSIBLE or CI is set.
  public func showsProgress(isTerminal: Bool, silenced: Bool) -> Bool {
    isTerminal && !silenced && !wantsAccessibility && variables["CI"] == nil
  }
}
