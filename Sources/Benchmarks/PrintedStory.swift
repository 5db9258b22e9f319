#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A line of `news watch --json`.
struct PrintedStory: Decodable, Equatable {
  /// Why it was printed.
  enum Event: String, Decodable { case initial, new }

  var id: Int
  var event: Event
  var title: String

  /// All lines.
  ///
  /// - Throws: `Unmeasurable` for a line that is none of its kind.
  static func all(in output: String) throws -> [PrintedStory] {
    try output.split(separator: "\n").map { line in
      do {
        return try JSONDecoder().decode(PrintedStory.self, from: Data(line.utf8))
      } catch { throw Unmeasurable(description: "news printed what is no story: \(line)") }
    }
  }
}
