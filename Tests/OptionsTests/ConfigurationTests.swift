import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConfigurationTests {
  private let home = ["HOME": "/home/ann"]
  private let usual = "/home/ann/.config/birds/config"

  @Test(arguments: [
    (["-n", "1"], ["BIRDS_LIMIT": "2"], "limit = 3", 1, Settings.Source.option),
    ([], ["BIRDS_LIMIT": "2"], "limit = 3", 2, .environment),
    ([], [:], "limit = 3", 3, .file),
    ([], ["BIRDS_LIMIT": ""], "limit = 3", 3, .file),
    ([], [:], "", 30, .builtIn),
  ])
  func `C34: option before environment before file before default`(
    words: [String], environment: [String: String], file: String, limit: Int,
    source: Settings.Source
  ) throws {
    let settings = try CommandTable.birds.settings(
      ["list"] + words, environment: environment.merging(home) { one, _ in one },
      files: [usual: file])
    #expect(settings[BirdKeys.limit] == limit)
    #expect(settings.source(of: BirdKeys.limit) == source)
  }

  @Test func `C28, C34: each source can be asked by itself`() throws {
    let settings = try CommandTable.birds.settings(
      ["count", "--color", "auto"], environment: ["BIRDS_COLOR": "never", "HOME": "/home/ann"],
      files: [usual: "color = always"])
    #expect(settings.value(of: BirdKeys.color, from: .option) == .auto)
    #expect(settings.value(of: BirdKeys.color, from: .environment) == .never)
    #expect(settings.value(of: BirdKeys.color, from: .file) == .always)
    #expect(settings.value(of: BirdKeys.limit, from: .option) == nil)
  }

  @Test func `C34: on and off are yes and no outside the command line`() throws {
    let on = try CommandTable.birds.settings(["list"], environment: ["BIRDS_BELL": "yes"])
    #expect(on[BirdKeys.bell])
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list"], environment: ["BIRDS_BELL": "1"])
    }
    #expect(error?.text == "'1' is not a valid value for BIRDS_BELL")
    #expect(error?.hints == ["Choose one of: yes, no."])
    #expect(error?.status == 78)
  }

  @Test func `C34: the environment cannot set what only an option sets`() throws {
    let settings = try CommandTable.birds.settings(
      ["list"], environment: ["BIRDS_JSON": "yes", "BIRDS_HELP": "yes", "BIRDS_NO_COLOR": "yes"])
    #expect(settings[BirdKeys.json] == false)
    #expect(settings[BirdKeys.color] == .auto)
  }

  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/xdg", "HOME": "/h"], "/xdg/birds/config"),
    (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/birds/config"),
    (["XDG_CONFIG_HOME": "xdg", "HOME": "/h"], "/h/.config/birds/config"),
    (["HOME": "h"], nil), ([:], nil),
  ])
  func `C35: the usual file lies under an absolute XDG folder or the home`(
    environment: [String: String], path: String?
  ) {
    #expect(ConfigurationFile.usualPath(for: "birds", environment: environment) == path)
  }

  @Test(arguments: [
    (["list", "--config", "/mine"], [:], 7), (["--config=/mine", "list"], [:], 7),
    (["list"], ["BIRDS_CONFIG": "/mine"], 7),
    (["list", "--config=/other"], ["BIRDS_CONFIG": "/mine"], 8), (["list"], [:], 9),
  ])
  func `C35: another file may take the place of the usual one`(
    words: [String], environment: [String: String], limit: Int
  ) throws {
    let settings = try CommandTable.birds.settings(
      words, environment: environment.merging(home) { one, _ in one },
      files: ["/mine": "limit=7", "/other": "limit=8", usual: "limit=9"])
    #expect(settings[BirdKeys.limit] == limit)
  }

  @Test(arguments: [
    (["--config", "/none"], "cannot read the configuration /none: no such file"),
    (["--config", "/locked"], "cannot read the configuration /locked: permission denied"),
  ])
  func `C35: a named file that cannot be read ends with 78`(words: [String], text: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list"] + words, environment: home)
    }
    #expect(error?.text == text)
    #expect(error?.status == 78)
  }

  @Test(arguments: [
    "limit = 5", "limit=5\r\n", "\u{FEFF}limit = 5", "# birds\n\n \t\nlimit\t=\t5  # few",
    "limit = 9\nlimit = 5", "#limit = 6\nlimit = 5\n#", "limit = 5\r\n\r\norder = size\r\n",
  ])
  func `C36: lines, comments and blank lines are read, with LF or CRLF`(file: String) throws {
    let settings = try CommandTable.birds.settings(
      ["list"], environment: home, files: [usual: file])
    #expect(settings[BirdKeys.limit] == 5)
    #expect(settings.warnings.isEmpty)
  }

  @Test func `C36: a hash inside a word is no comment`() throws {
    let settings = try CommandTable.birds.settings(
      ["list"], environment: home, files: [usual: "match = C#=x"])
    #expect(settings[BirdKeys.match] == "C#=x")
  }

  @Test(arguments: [
    ("\nlimt = 5", "2: unknown setting 'limt'", ["Did you mean 'limit'?"]),
    ("wings = 2", "1: unknown setting 'wings'", []),
    ("json = yes", "1: 'json' cannot be set in a file", []),
    ("config = /x", "1: 'config' cannot be set in a file", []),
    ("help-hidden = yes", "1: 'help-hidden' cannot be set in a file", []),
    ("no-color = yes", "1: 'no-color' cannot be set in a file", []),
  ])
  func `C36: what sets nothing is a warning with its place`(
    file: String, text: String, hints: [String]
  ) throws {
    let settings = try CommandTable.birds.settings(
      ["list"], environment: home, files: [usual: file])
    #expect(settings.warnings == [UsageWarning("\(usual):\(text)", hints: hints)])
  }

  @Test(arguments: [
    ("limit = ten", "1: 'ten' is not a valid value for 'limit'"),
    ("\r\n# x\r\nquiet = true", "3: 'true' is not a valid value for 'quiet'"),
    ("limit", "1: expected 'name = value'"), ("= 5", "1: expected 'name = value'"),
    ("limit =", "1: '' is not a valid value for 'limit'"),
    ("order = size\nmatch = #x", "2: '' is not a valid value for 'match'"),
  ])
  func `C36: a bad value ends with 78 and its place`(file: String, text: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["count"], environment: home, files: [usual: file])
    }
    #expect(error?.text == "\(usual):\(text)")
    #expect(error?.status == 78)
  }

  @Test func `a file full of unknown names brings a bounded number of warnings`() throws {
    let settings = try CommandTable.birds.settings(
      ["list"], environment: home, files: [usual: String(repeating: "wings = 2\n", count: 500)])
    #expect(settings.warnings.count == 11)
    #expect(settings.warnings.last?.text == "\(usual): 490 more lines set nothing")
  }

  @Test func `help, version and completions come in spite of a bad environment`() throws {
    for words in [["--help"], ["--version"], ["--completions", "bash"], ["help", "list"]] {
      let answer = try CommandTable.birds.answer(words, environment: ["BIRDS_LIMIT": "x"])
      #expect(answer != nil)
    }
  }
}
