import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct UsageErrorTests {
  @Test(arguments: [
    (
      ["list", "--lim", "5"], "unknown option '--lim' for 'birds list'",
      ["See 'birds list --help'."]
    ),
    (["sh"], "unknown command 'sh'", ["See 'birds --help'."]),
    (["--limit", "5", "list"], "unknown option '--limit' for 'birds'", ["See 'birds --help'."]),
    (
      ["list", "--LIMIT=5"], "unknown option '--LIMIT' for 'birds list'",
      ["Did you mean '--limit'?", "See 'birds list --help'."]
    ),
    (
      ["list", "-help"], "unknown option '-help' for 'birds list'",
      ["Did you mean '--help'?", "See 'birds list --help'."]
    ),
    (["list", "-qx"], "unknown option '-qx' for 'birds list'", ["See 'birds list --help'."]),
    (["list", "-qn5"], "unknown option '-qn5' for 'birds list'", ["See 'birds list --help'."]),
    (["list", "-x"], "unknown option '-x' for 'birds list'", ["See 'birds list --help'."]),
    (["list", "--=x"], "unknown option '--' for 'birds list'", ["See 'birds list --help'."]),
    (["list", "--quiet=yes"], "option '--quiet' takes no value", []),
    (["list", "--no-bell=yes"], "option '--no-bell' takes no value", []),
    (["list", "-q=yes"], "option '--quiet' takes no value", []),
    (
      ["list", "--order", "colour"], "'colour' is not a valid value for '--order'",
      ["Choose one of: name, size, day."]
    ),
    (["list", "--match="], "'' is not a valid value for '--match'", ["WORD is not empty."]),
    (["list", "--match"], "option '--match' needs a value: --match WORD", []),
    (["show"], "missing ID", ["Usage: birds show ID [options]"]),
    (["find"], "missing WORD", ["Usage: birds find WORD... [options]"]),
    (["show", "1", "2"], "unexpected argument '2'", []),
    (["show", "one"], "'one' is not a valid ID", ["ID is a whole number from 1 to 9999."]),
    (["list", "a", "b"], "unexpected argument 'b'", []),
    (["count", "-5"], "unexpected argument '-5'", []),
    (["help", "shwo"], "unknown command 'shwo'", ["Did you mean 'show'?", "See 'birds --help'."]),
    (["help", "show", "now"], "unexpected argument 'now'", []),
    (["help", "help"], "unknown command 'help'", ["See 'birds --help'."]),
    (
      [], "missing COMMAND",
      [
        "Usage: birds COMMAND [options]", "Commands: list, show, find, count.",
        "See 'birds --help'.",
      ]
    ),
  ])
  func `C3, C4, C8, C9, C12, C13: what is wrong is named with a way out`(
    words: [String], text: String, hints: [String]
  ) {
    let error = #expect(throws: UsageError.self) { try CommandTable.birds.run(words) }
    #expect(error?.text == text)
    #expect(error?.hints == hints)
    #expect(error?.status == 64)
  }

  @Test func `the first thing wrong is told, in the order of the words`() {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--limit", "ten", "--bogus", "--order=x"])
    }
    #expect(error?.text == "'ten' is not a valid value for '--limit'")
  }

  @Test func `C9: a word that is not UTF-8 is refused, wherever it stands`() {
    for words: [[UInt8]] in [[Array("find".utf8), [0xFF, 0xFE]], [[0xC0, 0x80]]] {
      let error = #expect(throws: UsageError.self) {
        try CommandTable.birds.interpret(words, environment: [:], helpWidth: 80) { _ in nil }
      }
      #expect(error?.text == "argument \(words.count) is not valid UTF-8")
    }
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.interpret(
        [Array("list".utf8), Array("--match".utf8), [0x80]], environment: [:], helpWidth: 80
      ) { _ in nil }
    }
    #expect(error?.text == "the value of '--match' is not valid UTF-8")
  }

  @Test(arguments: [
    ("quite", "quiet"), ("qiet", "quiet"), ("quiets", "quiet"), ("verbos", "verbose"),
    ("versoin", "version"), ("no-bel", "no-bell"), ("bel", "bell"), ("ordre", "order"),
    ("VERBOSE", "verbose"), ("heelp", "help"), ("nocolr", "no-color"),
  ])
  func `C11: the nearest visible name is suggested`(typed: String, name: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--" + typed])
    }
    #expect(error?.hints.first == "Did you mean '--\(name)'?")
  }

  @Test(arguments: ["--q", "--ver", "--service-ur", "--qqiieett", "--h", "-lmit", "---", "--être"])
  func `C11: what is far away, hidden or one letter is not suggested`(typed: String) {
    let error = #expect(throws: UsageError.self) { try CommandTable.birds.run(["count", typed]) }
    #expect(error?.hints == ["See 'birds count --help'."])
  }

  @Test func `a very long word is cut in the message`() {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--" + String(repeating: "x", count: 100_000)])
    }
    #expect((error?.text.count ?? 0) < 300)
  }
}
