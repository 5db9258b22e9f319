import HackerNews
import ToolKit

/// The stories of a list that have all the words being typed.
struct ListFilter: Equatable, Sendable {
  var field = TextField()
  var cursor = ListCursor()

  /// Finds the stories whose title, host or author has every word, in whatever case.
  mutating func search(_ rows: [FeedSnapshot.Row]) {
    let words = field.text.lowercased().split(separator: " ")
    cursor.show(
      rows.filter { row in
        guard let item = row.item else { return words.isEmpty }
        let text = [item.title, item.host, item.author].compactMap(\.self).joined(separator: "\n")
          .lowercased()
        return words.allSatisfy { text.contains($0) }
      }.map(\.id))
  }
}
