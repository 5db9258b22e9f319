/// A search on a service while its words are typed.
package struct TypedSearch<Page: FoundPage>: Equatable, Sendable {
  /// Fewer characters than these find too much.
  private static var leastCharacters: Int { 2 }
  /// What the address of a search may hold.
  private static var mostBytes: Int { 500 }

  package private(set) var field = TextField()
  /// What was found, and for which text.
  package internal(set) var answer: Answer?
  package var cursor = ListCursor()
  /// Whether the next page did not come; it is asked for again when the selection moves.
  var isStuck = false
  /// How many pages behind the first did not come.
  var failures = 0

  /// What came back for a text: what was found, or why nothing was.
  package struct Answer: Equatable, Sendable {
    package var text: String
    package var page: Page?
    package var failure: String?

    package init(text: String, page: Page? = nil, failure: String? = nil) {
      self.text = text
      self.page = page
      self.failure = failure
    }
  }

  /// Nothing is typed yet.
  package init() {}

  /// What to search for; empty while there is too little or too much text.
  package var query: String {
    let isFine = field.text.count >= Self.leastCharacters && field.text.utf8.count <= Self.mostBytes
    return isFine && !field.text.allSatisfy(\.isWhitespace) ? field.text : ""
  }

  /// What to search for now: nothing once the answer is there, so that the same text can be searched for again.
  package var wish: String { answer?.text == field.text ? "" : query }

  /// What was found for the very text in the field.
  package var found: Page? { answer?.text == field.text ? answer?.page : nil }

  /// Changes the text; without text there is nothing found at once.
  package mutating func edit(_ change: (inout TextField) -> Void) {
    let text = field.text
    change(&field)
    guard field.text != text, query.isEmpty else { return }
    answer = nil
    cursor = ListCursor()
  }

  /// Takes an answer over unless it is to another text by now.
  package mutating func take(_ answer: Answer) {
    guard answer.text == field.text else { return }
    self.answer = answer
    isStuck = false
    cursor = ListCursor()
    cursor.show(answer.page?.ids ?? [])
  }
}
