import Terminal

extension PosterSetting {
  /// What the terminal can, told by the names it gives itself, with the reason.
  ///
  /// Source: the term database of chafa, `term-query.cc` of timg, the list of ratatui-image.
  static func found(_ environment: TerminalEnvironment) -> (PosterForm, String) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if let outer = multiplexer(environment) {
      return (.none, "no posters in \(outer), unless 'blocks' are chosen")
    }
    if environment["CI"] != nil { return (.none, "no posters where CI is set") }
    for name in ["xterm-kitty", "xterm-ghostty"] where term == name {
      return (.kitty, "TERM is \(name)")
    }
    if program == "ghostty" { return (.kitty, "TERM_PROGRAM is ghostty") }
    let inline = ["iTerm.app", "WezTerm", "mintty", "rio", "Tabby", "Bobcat", "WarpTerminal"]
    for name in inline where program.lowercased() == name.lowercased() {
      return (.iterm, "TERM_PROGRAM is \(name)")
    }
    if environment["LC_TERMINAL"] == "iTerm2" { return (.iterm, "LC_TERMINAL is iTerm2") }
    for name in ["WEZTERM_EXECUTABLE", "MLTERM"] where environment[name] != nil {
      return (.iterm, "\(name) is set")
    }
    return (.blocks, "the terminal is not known to show pictures")
  }
  /// The program between this process and the terminal that keeps pictures to itself: tmux or screen.
  static func multiplexer(_ environment: TerminalEnvironment) -> String? {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || environment["TERM_PROGRAM"] == "tmux"
      || term.hasPrefix("tmux")
    {
      return "tmux"
    }
    return environment["STY"] != nil || term.hasPrefix("screen") ? "screen" : nil
  }
}
