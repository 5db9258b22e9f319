import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharedNameTests {
  private static let few = OptionKey.integer(
    "limit", value: "N", in: 1...9, default: 5, about: "Few")
  private static let many = OptionKey.integer(
    "limit", value: "N", in: 1...9_999, default: 500, about: "Many")
  private static let config = OptionGroup("General", [.configuration(inPlaceOf: "/usual")])

  /// Two commands whose option of one name differs, and names that are near to each other.
  private static let table = CommandTable(
    tool: "twins", version: "1", sentence: "Twins.",
    commands: [
      Command(
        "list", sentence: "List.", groups: [OptionGroup("Options", [few.definition]), config]),
      Command(
        "lisp", sentence: "Lisp.", groups: [OptionGroup("Options", [many.definition]), config]),
      Command("x", sentence: "Mark.", groups: [config]),
    ], groups: [config])

  @Test func `a setting is judged by the command it is for`() throws {
    let environment = ["TWINS_LIMIT": "10"]
    #expect(try Self.table.settings(["lisp"], environment: environment)[Self.many] == 10)
    #expect(throws: UsageError.self) {
      try Self.table.settings(["list"], environment: environment)
    }
    let files = ["/f": "limit = 10"]
    #expect(try Self.table.settings(["lisp", "--config=/f"], files: files)[Self.many] == 10)
    #expect(throws: UsageError.self) {
      try Self.table.settings(["list", "--config=/f"], files: files)
    }
  }

  @Test(arguments: [
    ("lis", ["Did you mean 'lisp'?"]), ("lits", ["Did you mean 'list'?"]), ("y", []),
    ("xx", []), ("hlep", ["Did you mean 'help'?"]),
  ])
  func `C11: of equally near names the first counts, none of one letter`(
    typed: String, hints: [String]
  ) {
    let error = #expect(throws: UsageError.self) { try Self.table.run([typed]) }
    #expect(error?.hints == hints + ["See 'twins --help'."])
  }
}
