import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct SettingFamilyTests {
  /// `sky [PLACE...]`, whose places may have names of the user's own.
  private static let table = CommandTable(
    tool: "sky", version: "0.1",
    command: Command(
      "", sentence: "Tell the colour of the sky.", operand: Operand("PLACE", count: .any),
      groups: [
        OptionGroup("Options", [.configuration(inPlaceOf: "~/.config/sky/config"), .help])
      ]),
    families: [
      SettingFamily(
        "alias", valueName: "PLACE",
        kind: .text(rule: "PLACE is not empty.") { $0.isEmpty ? "PLACE is not empty." : nil })
    ])

  private func settings(_ words: [String], file: String) throws -> Settings {
    try Self.table.settings(
      words, environment: ["HOME": "/h"], files: ["/h/.config/sky/config": file])
  }

  @Test func `C36: a line may set something under a name of the user's own`() throws {
    let settings = try settings(
      ["home"], file: "alias.home = Paris\nalias.my work = Rome, IT\nalias.home = London # late")
    #expect(settings.members == ["alias": ["home": "London", "my work": "Rome, IT"]])
    #expect(settings.warnings.isEmpty)
  }

  @Test(arguments: ["alias = x", "alias. = x", "aliases.a = x"])
  func `C36: without a name of its own it sets nothing`(line: String) throws {
    let settings = try settings([], file: line)
    #expect(settings.members.isEmpty)
    #expect(settings.warnings.count == 1)
  }

  @Test func `C36: its value is checked`() {
    let error = #expect(throws: UsageError.self) { try settings([], file: "\nalias.a =") }
    #expect(error?.text == "/h/.config/sky/config:2: '' is not a valid value for 'alias.a'")
    #expect(error?.hints == ["PLACE is not empty."])
    #expect(error?.status == 78)
  }

  @Test func `C9: any number of operands may be none`() throws {
    #expect(try settings([], file: "").operands == [])
    #expect(try settings(["a", "b", "c"], file: "").operands == ["a", "b", "c"])
    #expect(try Self.table.answer(["--help"])?.contains("Usage: sky [PLACE...] [options]") == true)
  }
}
