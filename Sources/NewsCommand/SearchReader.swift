import HackerNews

/// A search in all of Hacker News while its words are typed.
struct SearchReader: Equatable, Sendable {
  /// Fewer characters than these find too much.
  private static let leastCharacters = 2
  /// What the address of a search may hold.
  private static let mostBytes = 500

  private(set) var field = TextField()
  /// What was found, and for which text.
  private(set) var answer: Answer?
  var cursor = ListCursor()

  /// What came back for a text: what was found, or why nothing was.
  struct Answer: Equatable, Sendable {
    var text: String
    var page: SearchPage?
    var failure: String?
  }

  /// What to search for; empty while there is too little or too much text.
  var query: String {
    let isFine = field.text.count >= Self.leastCharacters && field.text.utf8.count <= Self.mostBytes
    return isFine && !field.text.allSatisfy(\.isWhitespace) ? field.text : ""
  }

  /// What to search for now: nothing once the answer is there, so that the same text can be searched for again.
  var wish: String { answer?.text == field.text ? "" : query }

  /// What was found for the very text in the field.
  var hits: [SearchHit] { answer?.text == field.text ? answer?.page?.hits ?? [] : [] }

  /// Changes the text; without text there is nothing found at once.
  mutating func edit(_ change: (inout TextField) -> Void) {
    let text = field.text
    change(&field)
    guard field.text != text, query.isEmpty else { return }
    answer = nil
    cursor = ListCursor()
  }

  /// Takes an answer over unless it is to another text by now.
  mutating func take(_ answer: Answer) {
    guard answer.text == field.text else { return }
    self.answer = answer
    cursor = ListCursor()
    cursor.show(answer.page?.hits.map(\.id) ?? [])
  }
}
