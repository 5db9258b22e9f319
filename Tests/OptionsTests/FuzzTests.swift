import Options
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct FuzzTests {
  private static let pieces = [
    "--", "-", "=", "list", "find", "show", "help", "--limit", "-n", "5", "-5", ".", "--order",
    "size", "--bell", "--no-bell", "-qv", "--config", "/f", "é", "👩‍👩‍👧", "\u{301}", "\0", "\r\n",
    " ", "\t", "#", "'", "\"", "\\", "--match", "--completions", "--help-hidden", "limit", "color",
    "no-color", "\n", "-.5", "9999999999999999999", "--service-url", "http://[", "%", "\u{FEFF}",
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no words, environment or file make the table trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        var bytes = Array(Self.text(using: &random).utf8)
        if !bytes.isEmpty, Int.random(in: 0..<20, using: &random) == 0 { bytes[0] = 0xFF }
        return bytes
      }
      let lines = (0..<Int.random(in: 0...5, using: &random)).flatMap { _ in
        Array((Self.text(using: &random) + "\n").utf8)
      }
      let environment = [
        "BIRDS_LIMIT": Self.text(using: &random), "HOME": "/" + Self.text(using: &random),
      ]
      for table in [CommandTable.birds, .sky] {
        do throws(UsageError) {
          _ = try table.interpret(words, environment: environment, helpWidth: 1) { _ in lines }
        } catch {
          #expect(!error.text.isEmpty)
          #expect([64, 78].contains(error.status))
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what is set comes back, by option, environment and file alike`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let limit = Int.random(in: 1...500, using: &random)
      let order = BirdOrder.allCases.randomElement(using: &random) ?? .name
      let seconds = Int.random(in: 10...3600, using: &random)
      let (on, off) = (Bool.random(using: &random), Bool.random(using: &random))
      let options = [
        ["--limit", "\(limit)"], ["--order=\(order.rawValue)"], ["--interval", "\(seconds)"],
        [on ? "--bell" : "--no-bell"], off ? ["--no-color"] : [], ["list"],
      ]
      let pairs = [
        ("limit", "\(limit)"), ("order", order.rawValue), ("interval", "\(seconds)"),
        ("bell", on ? "yes" : "no"), ("color", off ? "never" : "auto"),
      ].shuffled(using: &random)
      let variables = pairs.map { ("BIRDS_" + $0.0.uppercased(), $0.1) }
      // Options of a command come after it, so only the rest is shuffled.
      let words = ["list"] + options.dropLast().shuffled(using: &random).flatMap { $0 }
      let all = try [
        CommandTable.birds.settings(words),
        CommandTable.birds.settings(
          ["list"], environment: Dictionary(uniqueKeysWithValues: variables)),
        CommandTable.birds.settings(
          ["list", "--config", "/f"],
          files: ["/f": pairs.map { "\($0.0) = \($0.1)\n" }.joined()]),
      ]
      for settings in all {
        #expect(settings[BirdKeys.limit] == limit)
        #expect(settings[BirdKeys.order] == order)
        #expect(settings[BirdKeys.interval] == .seconds(seconds))
        #expect(settings[BirdKeys.bell] == on)
        #expect(settings[BirdKeys.color] == (off ? .never : .auto))
      }
    }
  }
}
