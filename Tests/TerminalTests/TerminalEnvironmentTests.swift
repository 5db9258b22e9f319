import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminalEnvironmentTests {
  struct ColorCase: Sendable, CustomStringConvertible {
    var machine = false
    var option: TerminalEnvironment.When?
    var variable: TerminalEnvironment.When?
    var variables: [String: String] = [:]
    var file: TerminalEnvironment.When?
    var terminal = false
    let isColored: Bool
    var description: String { "\(self.option as Any) \(variables) terminal \(terminal)" }
  }

  @Test(arguments: [
    ColorCase(terminal: true, isColored: true),
    ColorCase(terminal: false, isColored: false),
    ColorCase(machine: true, option: .always, terminal: true, isColored: false),
    ColorCase(option: .always, variables: ["NO_COLOR": "1"], isColored: true),
    ColorCase(option: .never, variables: ["FORCE_COLOR": "1"], terminal: true, isColored: false),
    ColorCase(option: .auto, variables: ["NO_COLOR": "1"], terminal: true, isColored: false),
    ColorCase(option: .auto, variable: .always, isColored: true),
    ColorCase(option: .never, variable: .always, isColored: false),
    ColorCase(variable: .always, variables: ["NO_COLOR": "1"], isColored: true),
    ColorCase(variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"], terminal: true, isColored: false),
    ColorCase(variables: ["NO_COLOR": ""], terminal: true, isColored: true),
    ColorCase(variables: ["FORCE_COLOR": "1"], isColored: true),
    ColorCase(variables: ["FORCE_COLOR": "0"], isColored: false),
    ColorCase(variables: ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(variables: ["CLICOLOR_FORCE": "1"], file: .never, isColored: true),
    ColorCase(variables: ["CLICOLOR": "0"], file: .always, terminal: true, isColored: false),
    ColorCase(variables: ["CLICOLOR": "1"], isColored: false),
    ColorCase(file: .always, isColored: true),
    ColorCase(file: .never, terminal: true, isColored: false),
    ColorCase(file: .auto, terminal: true, isColored: true),
  ])
  func `C28: the first that applies decides on colour`(colors: ColorCase) {
    let environment = TerminalEnvironment(colors.variables)
    let isColored = environment.usesColor(
      machineReadable: colors.machine, option: colors.option, variable: colors.variable,
      configuration: colors.file, isTerminal: colors.terminal)
    #expect(isColored == colors.isColored)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["TERM": ""], false), ([:], false),
  ])
  func `a TTY is a terminal by its TERM`(variables: [String: String], isTerminal: Bool) {
    #expect(TerminalEnvironment(variables).isTerminal(tty: true) == isTerminal)
    #expect(!TerminalEnvironment(variables).isTerminal(tty: false))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
    (["TERM": "xterm-ghostty"], true), (["TERM_PROGRAM": "WezTerm"], true),
    (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "vscode"], true),
    (["TERM_PROGRAM": "Apple_Terminal"], false), (["VTE_VERSION": "5000"], true),
    (["VTE_VERSION": "4999"], false), (["VTE_VERSION": "new"], false),
    (["TERM_PROGRAM": "vscode", "TMUX": "/tmp/tmux"], false),
    (["VTE_VERSION": "7000", "STY": "1.pts"], false),
    (["VTE_VERSION": "7000", "TERM": "screen-256color"], false),
    (["KITTY_WINDOW_ID": "1", "TERM": "tmux-256color"], false),
    (["KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "tmux"], false), (["KITTY_WINDOW_ID": "1"], true),
  ])
  func `C59: links are for terminals known to show them`(
    variables: [String: String], knows: Bool
  ) {
    let environment = TerminalEnvironment(variables)
    let uses = { (machine: Bool, wish: TerminalEnvironment.When?, terminal: Bool) in
      environment.usesHyperlinks(machineReadable: machine, wish: wish, isTerminal: terminal)
    }
    #expect(uses(false, nil, true) == knows)
    #expect(uses(false, .auto, true) == knows)
    #expect(uses(false, .always, true))
    #expect(!uses(false, .never, true))
    #expect(!uses(false, .always, false))
    #expect(!uses(true, .always, true))
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], true), (["LC_CTYPE": "C.utf8", "LANG": "C"], true),
    (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), ([:], false),
    (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
  ])
  func `C64: the locale's encoding comes from the first variable that is set`(
    variables: [String: String], isUTF8: Bool
  ) {
    #expect(TerminalEnvironment(variables).usesUTF8 == isUTF8)
  }

  @Test(arguments: [
    ("1", true), ("yes", true), ("", false), ("0", false), ("no", false), ("False", false),
  ])
  func `C63: ACCESSIBLE asks for stillness`(value: String, wants: Bool) {
    let environment = TerminalEnvironment(["ACCESSIBLE": value])
    #expect(environment.wantsAccessibility == wants)
    #expect(environment.showsProgress(isTerminal: true, silenced: false) == !wants)
  }

  @Test func `C62: progress needs a terminal, and neither silence nor CI`() {
    let plain = TerminalEnvironment([:])
    #expect(plain.showsProgress(isTerminal: true, silenced: false))
    #expect(!plain.showsProgress(isTerminal: false, silenced: false))
    #expect(!plain.showsProgress(isTerminal: true, silenced: true))
    let automated = TerminalEnvironment(["CI": "true"])
    #expect(!automated.showsProgress(isTerminal: true, silenced: false))
  }
}
