import Foundation
import TestSupport

extension CapturedLines {
  /// The ids in the JSON lines written since the last call.
  func takeIDs() -> [Int] {
    take().compactMap { line in
      try? JSONDecoder().decode(Numbered.self, from: Data(line.utf8)).id
    }
  }

  private struct Numbered: Decodable {
    var id: Int
  }
}
