import Options
import ToolKit

@testable import MoviesCommand

/// What `movies` makes of a command line, with invented surroundings.
func interpretation(
  of words: [String], environment: [String: String] = [:], file: String? = nil, width: Int = 80
) throws(UsageError) -> Interpretation<MoviesOptions> {
  var environment = environment
  environment["HOME"] = "/home/ann"
  return try MoviesOptions.read(
    words.map { Array($0.utf8) }, environment: environment, helpWidth: width
  ) { path in
    path == "/home/ann/.config/movies/config" ? file.map { Array($0.utf8) } : nil
  }
}

/// The options of a command line that asks for work.
func options(
  _ words: [String], environment: [String: String] = [:], file: String? = nil
) throws -> MoviesOptions {
  switch try interpretation(of: words, environment: environment, file: file) {
  case .run(let options): options
  case .answer(let text): throw UsageError("unexpected answer: \(text)")
  }
}

/// The text that a command line asks for.
func answer(_ words: [String], width: Int = 80) throws -> String {
  switch try interpretation(of: words, width: width) {
  case .answer(let text): text
  case .run: throw UsageError("no answer")
  }
}
