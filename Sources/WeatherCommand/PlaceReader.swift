import Terminal
import ToolKit
import Weather

/// A search for places while they are typed.
struct PlaceReader: Equatable, Sendable {
  private(set) var field = TextField()
  /// Whether letters are text now.
  var isTyping = true
  private(set) var snapshot = PlaceSearchSnapshot()
  var cursor = ListCursor()

  /// A search whose field holds a text.
  init(text: String = "") { field.insert(text.safeLine) }

  /// What is to be searched for; the library begins at two characters.
  var text: String { field.text }

  /// The matches of the very text in the field.
  var matches: [PlaceSearchSnapshot.Match] {
    guard snapshot.text == trimmed, case .found(let matches) = snapshot.state else { return [] }
    return matches
  }

  /// The selected match.
  var selected: Place? {
    cursor.selectedID.flatMap { matches.indices.contains($0) ? matches[$0].place : nil }
  }

  /// Changes the text; what was found for another is gone at once.
  mutating func edit(_ change: (inout TextField) -> Void) {
    let before = trimmed
    change(&field)
    guard trimmed != before else { return }
    cursor = ListCursor()
    // What is on show may be about this very text: an `x` that is taken back at once asks for nothing new.
    cursor.show(Array(matches.indices))
  }

  /// Takes over how far the search is, unless it is about another text by now.
  mutating func take(_ snapshot: PlaceSearchSnapshot) {
    self.snapshot = snapshot
    cursor.show(Array(matches.indices))
  }

  /// What stands at the edge of the field.
  var note: String {
    guard trimmed.count > 1 else { return "" }
    guard snapshot.text == trimmed else { return "searching" }
    return switch snapshot.state {
    case .idle: ""
    case .loading: "searching"
    case .found(let matches): "\(matches.count) found"
    case .nothingFound: "nothing found"
    case .failed: "failed"
    }
  }

  /// Why there is no answer to the text in the field.
  var failure: WeatherError? {
    guard snapshot.text == trimmed, case .failed(let error) = snapshot.state else { return nil }
    return error
  }

  private var trimmed: String {
    let text = field.text.drop(while: \.isWhitespace)
    return String(
      text[
        ..<(text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex)])
  }
}
