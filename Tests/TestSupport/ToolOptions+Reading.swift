package import Options
package import ToolKit

extension ToolOptions {
  /// What the tool makes of a command line, with invented surroundings and a configuration file, if given.
  package static func interpretation(
    of words: [String], environment: [String: String] = [:], file: String? = nil, width: Int = 80
  ) throws(UsageError) -> Interpretation<Self> {
    var environment = environment
    environment["HOME"] = "/home/ann"
    return try read(
      words.map { Array($0.utf8) }, environment: environment, helpWidth: width
    ) { path in
      path == "/home/ann/.config/\(table.tool)/config" ? file.map { Array($0.utf8) } : nil
    }
  }

  /// The options of a command line that asks for work.
  package static func options(
    _ words: [String], environment: [String: String] = [:], file: String? = nil
  ) throws -> Self {
    switch try interpretation(of: words, environment: environment, file: file) {
    case .run(let options): options
    case .answer(let text): throw UsageError("unexpected answer: \(text)")
    }
  }

  /// The text that a command line asks for.
  package static func answer(_ words: [String], width: Int = 80) throws -> String {
    switch try interpretation(of: words, width: width) {
    case .answer(let text): text
    case .run: throw UsageError("no answer")
    }
  }
}
