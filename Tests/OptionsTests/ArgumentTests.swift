import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct ArgumentTests {
  @Test(arguments: [
    ["list", "--limit", "7"], ["list", "--limit=7"], ["list", "-n", "7"], ["list", "-n7"],
    ["list", "--limit=9", "-n", "7"], ["list", "song", "--limit", "007"],
  ])
  func `C1: every spelling of a value means the same`(words: [String]) throws {
    #expect(try CommandTable.birds.settings(words)[BirdKeys.limit] == 7)
  }

  @Test(arguments: [["-qv", "count"], ["count", "-vq"], ["-q", "count", "-v"]])
  func `C1: flags bundle, and common options may stand before the command`(
    words: [String]
  ) throws {
    let settings = try CommandTable.birds.settings(words)
    #expect(settings.command == "count")
    #expect(settings[BirdKeys.quiet] && settings[BirdKeys.verbose])
  }

  @Test(arguments: [
    (["find", "a", "--quiet", "b"], ["a", "b"]),
    (["find", "--", "--quiet", "-q", "--"], ["--quiet", "-q", "--"]),
    (["find", "-"], ["-"]),
    (["find", "-33.87,151.21", "-.5", "-1x"], ["-33.87,151.21", "-.5", "-1x"]),
    (["--", "find", "--help"], ["--help"]),
  ])
  func `C1, C2, C4: operands are told from options`(words: [String], operands: [String]) throws {
    #expect(try CommandTable.birds.settings(words).operands == operands)
  }

  @Test(arguments: [
    (["--bell"], true), (["--no-bell"], false), ([], false), (["--no-bell", "--bell"], true),
    (["--bell", "--no-bell"], false),
  ])
  func `C5: the last of a pair wins`(words: [String], isOn: Bool) throws {
    #expect(try CommandTable.birds.settings(["list"] + words)[BirdKeys.bell] == isOn)
  }

  @Test func `C5: an option that means another one takes part in its order`() throws {
    let table = CommandTable.birds
    #expect(
      try table.settings(["list", "--color=always", "--no-color"])[BirdKeys.color] == .never)
    #expect(
      try table.settings(["list", "--no-color", "--color=always"])[BirdKeys.color] == .always)
  }

  @Test func `values arrive with their types`() throws {
    let settings = try CommandTable.birds.settings([
      "list", "--order", "size", "--interval", "10.5", "--scale", "-1", "--match=-x",
    ])
    #expect(settings[BirdKeys.order] == .size)
    #expect(settings[BirdKeys.interval] == .seconds(10.5))
    #expect(settings[BirdKeys.scale] == -1)
    #expect(settings[BirdKeys.match] == "-x")
    #expect(settings[BirdKeys.limit] == 30)
    #expect(settings.source(of: BirdKeys.order) == .option)
    #expect(settings.source(of: BirdKeys.limit) == .builtIn)
  }

  @Test(arguments: [
    "nan", "inf", "0x10", "1e3", "+5", "5 ", " 5", "", "5.0", "٣", "--", "1-", "1_0",
    "99999999999999999999", "0", "501", "-5",
  ])
  func `C6: what is no whole number in the range is refused`(value: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--limit=\(value)"])
    }
    #expect(error?.text == "'\(value)' is not a valid value for '--limit'")
    #expect(error?.hints == ["N is a whole number from 1 to 500."])
  }

  @Test(arguments: ["nan", "-inf", "1e0", "1.1.1", ".", "-", "-.", "2.001", "0x1", "1,5"])
  func `C6: what is no number in the range is refused`(value: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--scale=\(value)"])
    }
    #expect(error?.hints == ["X is a number from -1.5 to 2."])
  }

  @Test(arguments: [("-1", -1.0), (".5", 0.5), ("2.", 2), ("-.25", -0.25), ("1.50", 1.5)])
  func `C4, C6: a number may follow its option in a word of its own`(
    word: String, number: Double
  ) throws {
    #expect(try CommandTable.birds.settings(["list", "--scale", word])[BirdKeys.scale] == number)
  }

  @Test(arguments: ["-q", "--quiet", "-", "--", "-x"])
  func `C4: what begins with a dash and is no number is no value`(next: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--limit", next])
    }
    #expect(error?.text == "option '--limit' needs a value: --limit N")
  }

  @Test func `a tool without commands takes every word as its operand`() throws {
    let settings = try CommandTable.sky.settings(["help", "-n", "3", "London"])
    #expect(settings.operands == ["help", "London"])
    #expect(settings.command.isEmpty)
    #expect(settings[BirdKeys.limit] == 3)
    let error = #expect(throws: UsageError.self) { try CommandTable.sky.run(["--limt"]) }
    #expect(error?.text == "unknown option '--limt' for 'sky'")
    #expect(error?.hints == ["Did you mean '--limit'?", "See 'sky --help'."])
  }
}
