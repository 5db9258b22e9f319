import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct HelpTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["-qh"], ["shwo", "--help"], ["--bogus", "-h"], ["help"],
    ["help", "--help"], ["--limit", "--help"],
  ])
  func `C7: help of the tool comes even if the rest is wrong`(words: [String]) throws {
    #expect(try CommandTable.birds.answer(words) == CommandTable.birds.answer(["--help"]))
    #expect(try CommandTable.birds.answer(["--help"])?.contains("\nCommands:\n") == true)
  }

  @Test(arguments: [
    ["list", "--help"], ["list", "-h"], ["--help", "list"], ["list", "--limit", "--help"],
    ["list", "--bogus", "x", "y", "-h"], ["list", "--limit", "ten", "-h"],
    ["-h", "--version", "list"],
  ])
  func `C7: help of a command comes even if the rest is wrong`(words: [String]) throws {
    let expected = try CommandTable.birds.answer(["help", "list"])
    #expect(try CommandTable.birds.answer(words) == expected)
    #expect(expected?.contains("\nUsage: birds list [KIND] [options]\n") == true)
  }

  @Test(arguments: [["find", "--", "--help"], ["find", "--", "-h"], ["find", "--", "--version"]])
  func `C7: after two dashes help is a word like others`(words: [String]) throws {
    #expect(try CommandTable.birds.settings(words).operands == [words[2]])
  }

  @Test func `C7: help comes beside a word that is not UTF-8`() throws {
    let words = [[0xFF], Array("--help".utf8)]
    let interpretation = try CommandTable.birds.interpret(
      words, environment: [:], helpWidth: 80
    ) { _ in nil }
    guard case .answer(let text) = interpretation else { throw UnexpectedAnswer(text: "") }
    #expect(text.hasPrefix("Birds"))
  }

  @Test(arguments: [["--version"], ["list", "--version"], ["list", "--limit=x", "--version"]])
  func `C13: the version is asked for anywhere`(words: [String]) throws {
    #expect(try CommandTable.birds.answer(words) == "birds 1.2.3\n")
  }

  @Test func `C7: hidden options stand in the hidden help alone`() throws {
    let hidden = try CommandTable.birds.answer(["list", "--help-hidden"]) ?? ""
    let plain = try CommandTable.birds.answer(["list", "--help"]) ?? ""
    for name in ["--service-url", "--help-hidden"] {
      #expect(hidden.contains("  \(name)"))
      #expect(!plain.contains(name))
    }
    #expect(!plain.contains("BIRDS_SERVICE_URL"))
  }

  @Test(arguments: [50, 60, 80, 100])
  func `C32: no line is wider than asked, and option texts stand in column 24`(
    width: Int
  ) throws {
    let table = CommandTable.birds
    for command in [nil] + table.commands.map(Optional.some) {
      let lines = table.help(for: command, width: width, showsHidden: true)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > width } == [])
      for line in lines where line.hasPrefix("  -") && line.count > 23 {
        #expect(line.dropFirst(21).hasPrefix("  "))
        #expect(line.dropFirst(23).first != " ")
      }
    }
  }

  @Test func `C32: help shows nothing of the environment`() throws {
    let words = ["list", "--help"]
    let plain = try CommandTable.birds.answer(words)
    #expect(
      try plain == CommandTable.birds.answer(words, environment: ["BIRDS_MATCH": "secret-bird"]))
  }
}
