import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct CompletionTests {
  /// What Tab offers for the words typed so far, the last of them unfinished.
  static let cases: [(words: [String], offers: [String])] = [
    (["li"], ["list"]),
    ([""], ["count", "find", "help", "list", "show"]),
    (["--col"], ["--color"]),
    (["--completions", ""], ["bash", "fish", "zsh"]),
    (["-q", "--color", "never", "s"], ["show"]),
    (["list", "--o"], ["--order"]),
    (["list", "--order", ""], ["day", "name", "size"]),
    (["list", "--order", "s"], ["size"]),
    (["list", "-n", "5", "--ordne", "--order", "n"], ["name"]),
    (["list", "--no"], ["--no-bell", "--no-color"]),
    (["list", "--service"], []),
    (["list", "--limit", ""], []),
    (["list", "--", "--o"], []),
    (["help", "sh"], ["show"]),
    (["count", "--v"], ["--verbose", "--version"]),
  ]

  private static func script(_ table: CommandTable, _ shell: String) throws -> String {
    try table.answer(["--completions", shell]) ?? ""
  }

  @Test(.enabled(if: Shell.bash.isInstalled), arguments: cases)
  func `C33: bash offers the names of the table`(words: [String], offers: [String]) throws {
    let quoted = (["birds"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try Shell.bash.lines(
      ["--norc", "/dev/stdin"],
      script: Self.script(.birds, "bash") + """
        COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
        _birds
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(lines.sorted() == offers)
  }

  @Test(
    .enabled(if: Shell.bash.isInstalled), arguments: [["--order", "="], ["--order", "=", "s"]])
  func `C33: bash offers values behind the sign that parts its words`(words: [String]) throws {
    let quoted = (["birds", "list"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try Shell.bash.lines(
      ["--norc", "/dev/stdin"],
      script: Self.script(.birds, "bash") + """
        COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count + 1)
        _birds
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(lines.contains("size"))
    #expect(lines.count == (words.count == 3 ? 1 : 3))
  }

  // Skipped where zsh is not installed. Its own functions are replaced by ones that print names.
  @Test(.enabled(if: Shell.zsh.isInstalled), arguments: cases)
  func `C33: zsh offers the names of the table`(words: [String], offers: [String]) throws {
    let quoted = (["birds"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try Shell.zsh.lines(
      ["-f", "/dev/stdin"],
      script: Self.script(.birds, "zsh") + """
        _describe() { print -rl -- ${${(P)@[-1]}%%:*} }
        compadd() { shift; print -rl -- "$@" }
        _message() { }
        complete_birds() {
          local -a words=(\(quoted))
          local CURRENT=$#words
          _birds
        }
        complete_birds
        """)
    let typed = words.last ?? ""
    #expect(lines.filter { $0.hasPrefix(typed) }.sorted() == offers)
  }

  // Skipped where fish is not installed.
  @Test(.enabled(if: Shell.fish.isInstalled), arguments: cases)
  func `C33: fish offers the names of the table`(words: [String], offers: [String]) throws {
    let typed = (["birds"] + words).joined(separator: " ")
    let lines = try Shell.fish.lines(
      ["--no-config"], script: Self.script(.birds, "fish") + "complete -C '\(typed)'\n")
    let names = lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(names.sorted() == offers)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `C33: every visible option, command and fixed word is in the script`(shell: String) throws {
    let script = try Self.script(.birds, shell)
    let names = [
      "order", "limit", "interval", "scale", "bell", "no-bell", "match", "json", "color",
      "no-color", "quiet", "verbose", "config", "help", "version", "completions", "list", "show",
      "find", "count", "name", "size", "day", "auto", "always", "never",
    ]
    #expect(names.filter { !script.contains($0) } == [])
    #expect(!script.contains("service-url"))
    #expect(!script.contains("help-hidden"))
  }

  @Test(arguments: [
    (Shell.bash, "bash", ["-n", "/dev/stdin"]), (Shell.zsh, "zsh", ["-fn", "/dev/stdin"]),
    (Shell.fish, "fish", ["--no-config", "--no-execute", "/dev/stdin"]),
    (Shell.bash, "bash", ["--norc", "/dev/stdin"]), (Shell.zsh, "zsh", ["-f", "/dev/stdin"]),
    (Shell.fish, "fish", ["--no-config", "/dev/stdin"]),
  ])
  func `C33: scripts load without a message, whatever descriptions hold`(
    shell: Shell, name: String, arguments: [String]
  ) throws {
    guard shell.isInstalled else { return }
    for table in [CommandTable.birds, .sky, .nasty] {
      #expect(try shell.lines(arguments, script: Self.script(table, name)) == [])
    }
  }

  @Test(.enabled(if: Shell.fish.isInstalled))
  func `C33: fish offers names only, whatever descriptions hold`() throws {
    let lines = try Shell.fish.lines(
      ["--no-config"], script: Self.script(.nasty, "fish") + "complete -C 'nasty do --w'\n")
    #expect(lines == ["--word\t\(CommandTable.nastyText)."])
  }

  @Test(.enabled(if: Shell.zsh.isInstalled))
  func `C33: zsh offers names only, whatever descriptions hold`() throws {
    let lines = try Shell.zsh.lines(
      ["-f", "/dev/stdin"],
      script: Self.script(.nasty, "zsh") + """
        _describe() { print -rl -- ${(P)@[-1]} }
        complete_nasty() {
          local -a words=(nasty do --w)
          local CURRENT=3
          _nasty
        }
        complete_nasty
        """)
    #expect(lines.contains("--word:\(CommandTable.nastyText)."))
  }

  @Test(
    .enabled(if: Shell.bash.isInstalled),
    arguments: [("sky --l", ["--limit"]), ("sky --order s", ["size"])])
  func `C33: a tool without commands is completed too`(typed: String, offers: [String]) throws {
    let words = typed.split(separator: " ").joined(separator: "' '")
    let bash = try Shell.bash.lines(
      ["--norc", "/dev/stdin"],
      script: Self.script(.sky, "bash") + """
        COMP_WORDS=('\(words)'); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _sky
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(bash == offers)
    guard Shell.fish.isInstalled else { return }
    let fish = try Shell.fish.lines(
      ["--no-config"], script: Self.script(.sky, "fish") + "complete -C '\(typed)'\n")
    #expect(fish.map { String($0.prefix { $0 != "\t" }) } == offers)
  }
}

extension CommandTable {
  /// A text with everything that means something to a shell.
  static let nastyText = #"It's "a" [b] c: \d $e $(f) `g` \"# + #"{h} %i !j ~k \' \\ l"#

  /// A tool whose descriptions are `nastyText`.
  static let nasty: CommandTable = {
    let word = OptionKey<BirdOrder>.choice(
      "word", value: "W", default: .name, about: nastyText)
    let flag = OptionKey.flag("word", about: nastyText).definition
    let command = Command(
      "do", sentence: nastyText, groups: [OptionGroup("Options", [flag])])
    return CommandTable(
      tool: "nasty", version: "1", sentence: nastyText, commands: [command],
      groups: [OptionGroup("Options", [word.definition, .completions])])
  }()
}
