import Options
import Testing

/// An option each of whose occurrences adds a value.
@Suite(.timeLimit(.minutes(5))) struct RepeatableTests {
  private static let colors = OptionKey<[String]>.texts(
    "color", value: "WORD", about: "A colour of the bird"
  ) { word throws(TextObjection) in
    if word.isEmpty { throw TextObjection("WORD is not empty.") }
    return word
  }
  /// `eggs`, without commands.
  private static let table = CommandTable(
    tool: "eggs", version: "0.1",
    command: Command(
      "", sentence: "Find eggs.",
      groups: [
        OptionGroup(
          "Options",
          [
            colors.definition, BirdKeys.limit.definition,
            .configuration(inPlaceOf: "~/.config/eggs/config"), .help, .completions,
          ])
      ]))

  private func colors(
    _ words: [String] = [], variable: String? = nil, file: String? = nil
  ) throws -> [String] {
    var environment = ["HOME": "/h"]
    environment["EGGS_COLOR"] = variable
    return try Self.table.settings(
      words, environment: environment, files: file.map { ["/h/.config/eggs/config": $0] } ?? [:]
    )[Self.colors]
  }

  @Test(arguments: [
    ([], []), (["--color", "red"], ["red"]),
    (["--color", "red", "-n3", "--color=blue", "--color", "red"], ["red", "blue", "red"]),
  ])
  func `each occurrence adds a value, in their order`(words: [String], values: [String]) throws {
    #expect(try colors(words) == values)
  }

  @Test(arguments: ["red\nblue", "\nred\r\n\n\nblue\n"])
  func `a variable holds one value a line`(variable: String) throws {
    #expect(try colors(variable: variable) == ["red", "blue"])
  }

  @Test func `the file has a line for each value`() throws {
    #expect(try colors(file: "color = red\nlimit = 3\ncolor = blue") == ["red", "blue"])
  }

  @Test func `C34: the values of the first source count, not those of all`() throws {
    #expect(try colors(["--color=a"], variable: "b\nc", file: "color = d") == ["a"])
    #expect(try colors(variable: "b\nc", file: "color = d") == ["b", "c"])
    #expect(try colors(variable: "\n", file: "color = d") == ["d"])
  }

  @Test func `one bad value among good ones is refused`() {
    #expect(throws: UsageError.self) { try colors(["--color=a", "--color="]) }
    let error = #expect(throws: UsageError.self) { try colors(file: "color = a\ncolor =") }
    #expect(error?.text == "/h/.config/eggs/config:2: '' is not a valid value for 'color'")
  }

  @Test func `C5: of any other option the last occurrence wins`() throws {
    let settings = try Self.table.settings(["-n3", "-n4"])
    #expect(settings[BirdKeys.limit] == 4)
  }

  @Test func `C32: help says that it can be repeated`() throws {
    let help = try #require(try Self.table.answer(["--help"]))
    #expect(help.contains("  --color WORD         A colour of the bird. (repeatable)\n"))
  }
}
