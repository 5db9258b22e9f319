/// One thing that `benchmarks` can do, by its name.
struct Subcommand: Sendable {
  var name: String
  /// The options, as they stand behind the name in a usage line.
  var options: String
  var summary: String
  /// Does it.
  var run: @Sendable (_ arguments: [String]) async throws -> Void

  static let all: [Subcommand] = [
    .news, .push, .operators, .images, .movies, .weather, .watch, .serve,
  ]
  /// What this program calls itself.
  private static let hidden: [Subcommand] = [
    .origin, .sky, .mapMemory, .pushOrigin, .pushedDay,
  ]

  /// Runs what `arguments` name; the result is the exit status.
  static func run(_ arguments: [String]) async -> Int32 {
    if let first = arguments.first, ["-h", "--help", "help"].contains(first) {
      say(help)
      return 0
    }
    let isNamed = arguments.first.map { !$0.hasPrefix("-") } ?? false
    let arguments = isNamed ? arguments : [Subcommand.news.name] + arguments
    let name = arguments[0]
    guard let chosen = (all + hidden).first(where: { $0.name == name }) else {
      complain("there is no '\(name)'; 'benchmarks --help' lists what there is")
      return 64
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      say(chosen.usage)
      return 0
    }
    do {
      try await chosen.run(Array(arguments.dropFirst()))
      return 0
    } catch let error as UsageError {
      complain("\(error.text)\n  usage: \(chosen.usage)")
      return 64
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private var usage: String { "benchmarks \(name) \(options)\n  \(summary)" }

  private static var help: String {
    "Usage (without a name: 'benchmarks \(Subcommand.news.name)'):\n"
      + all.map { "  \($0.usage)" }.joined(separator: "\n")
      + "\nWith --quick a few tiny rounds show that it works; nothing is judged then."
  }
}
