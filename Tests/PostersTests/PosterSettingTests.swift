import Posters
import Terminal
import Testing

@Suite struct PosterSettingTests {
  private static func setting(
    _ choice: ImagesChoice = .auto, _ variables: [String: String], isTerminal: Bool = true,
    wantsText: Bool = false
  ) -> PosterSetting {
    let base = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
    return PosterSetting(
      choice, environment: TerminalEnvironment(base.merging(variables) { $1 }),
      isTerminal: isTerminal, wantsText: wantsText, usesColor: variables["NO_COLOR"] == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], PosterForm.kitty), (["TERM": "xterm-ghostty"], .kitty),
    (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
    (["LC_TERMINAL": "iTerm2"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm),
    (["TERM_PROGRAM": "mintty"], .iterm), (["MLTERM": "3.9"], .iterm),
    (["TERM_PROGRAM": "vscode"], .blocks), (["TERM_PROGRAM": "Apple_Terminal"], .blocks),
    (["KITTY_WINDOW_ID": "1"], .blocks), (["TERM": "foot"], .blocks), ([:], .blocks),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/t,1,0"], .none), (["TERM": "screen-256color"], .none),
    (["TERM": "tmux-256color"], .none), (["STY": "1.a"], .none), (["CI": "1"], .none),
    (["ACCESSIBLE": "1"], .none), (["NO_COLOR": "1"], .none), (["LC_ALL": "C"], .none),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], .kitty),
  ])
  func `C61: auto is decided from the environment alone`(
    variables: [String: String], form: PosterForm
  ) {
    #expect(Self.setting(.auto, variables).form == form)
  }

  @Test func `C61: no poster in a pipe or with --plain, whatever is chosen`() {
    for choice in ImagesChoice.allCases {
      #expect(Self.setting(choice, ["TERM": "xterm-kitty"], isTerminal: false).form == .none)
      #expect(Self.setting(choice, ["TERM": "xterm-kitty"], wantsText: true).form == .none)
    }
  }

  @Test(arguments: [
    (ImagesChoice.kitty, PosterForm.kitty), (.iterm, .iterm), (.blocks, .blocks), (.none, .none),
  ])
  func `C61: what the user chooses holds in tmux too`(choice: ImagesChoice, form: PosterForm) {
    #expect(Self.setting(choice, ["TMUX": "/tmp/t,1,0"]).form == form)
  }

  @Test(arguments: [
    (["TMUX": "/tmp/t,1,0"], "tmux"), (["TERM": "tmux-256color"], "tmux"),
    (["TERM_PROGRAM": "tmux"], "tmux"), (["TERM": "screen", "TMUX": "/tmp/t,1,0"], "tmux"),
    (["TERM": "screen"], "screen"), (["STY": "1.a"], "screen"), (["TERM": "xterm-kitty"], nil),
  ])
  func `C61: what is between the tool and the terminal swallows pictures, not blocks`(
    variables: [String: String], outer: String?
  ) {
    let caution = outer.map { "\($0) swallows such pictures; 'blocks' are shown in it" }
    for choice in [ImagesChoice.kitty, .iterm] {
      let setting = Self.setting(choice, variables)
      #expect(setting.caution == caution)
      #expect(caution == nil || setting.explanation.contains(caution ?? ""))
    }
    #expect(Self.setting(.blocks, variables).caution == nil)
    #expect(Self.setting(.kitty, variables, isTerminal: false).caution == nil)
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], PosterColors.all), (["COLORTERM": "24bit"], .all),
    (["COLORTERM": "yes"], .palette), ([:], .palette),
    (["COLORTERM": "truecolor", "TERM_PROGRAM": "Apple_Terminal"], .palette),
  ])
  func `C30: COLORTERM decides between 24-bit and 256 colours`(
    variables: [String: String], colors: PosterColors
  ) {
    #expect(Self.setting(.auto, variables).colors == colors)
  }

  @Test func `C28: half blocks depend on whether there is colour, not on NO_COLOR alone`() {
    let environment = TerminalEnvironment([
      "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1",
    ])
    for usesColor in [false, true] {
      let setting = PosterSetting(
        .auto, environment: environment, isTerminal: true, wantsText: false, usesColor: usesColor)
      #expect(setting.form == (usesColor ? .blocks : .none) && setting.isForView == usesColor)
    }
    #expect(!Self.setting(.kitty, ["NO_COLOR": "1"]).isForView)
    #expect(Self.setting(.kitty, [:]).isForView && !Self.setting(.none, [:]).isForView)
  }

  @Test func `the explanation says what was found and what follows`() {
    #expect(
      Self.setting(.auto, ["TERM": "xterm-kitty"]).explanation == [
        "images is 'auto'", "TERM is xterm-kitty", "posters are sent as kitty graphics",
        "a JPEG becomes half blocks: chafa is not installed",
        "in the full-screen view they are half blocks",
      ])
    #expect(
      Self.setting(.blocks, ["NO_COLOR": "1"]).explanation == [
        "images is 'blocks'", "no half blocks: NO_COLOR is set", "posters are a line of text",
      ])
    #expect(
      Self.setting(.kitty, [:], isTerminal: false).explanation == [
        "images is 'kitty'", "no posters: standard output is no terminal, or TERM is dumb",
      ])
    #expect(
      Self.setting(.iterm, ["TMUX": "/tmp/t,1,0"]).explanation == [
        "images is 'iterm'", "tmux swallows such pictures; 'blocks' are shown in it",
        "posters are sent as iTerm2 inline images", "in the full-screen view they are half blocks",
      ])
    #expect(
      Self.setting(.kitty, ["NO_COLOR": "1"]).explanation == [
        "images is 'kitty'", "posters are sent as kitty graphics",
        "a JPEG is not shown: chafa is not installed",
        "in the full-screen view there are none: NO_COLOR is set",
      ])
  }
}
