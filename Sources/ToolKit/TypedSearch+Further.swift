import AsyncOperators
import Terminal

extension TypedSearch {
  /// One of the pages behind the first.
  package struct Further: Equatable, Sendable {
    package var text: String
    /// Which page, from 1.
    package var page: Int
    /// Tells one that is asked for once more from the one that did not come.
    package var attempt = 0

    package init(text: String, page: Int) {
      self.text = text
      self.page = page
    }
  }

  /// So many rows before the last one the next page is asked for.
  private static var leadingRows: Int { 10 }

  /// The page to ask for now, since the selection has come near the end of what is there; nil where there is none.
  package var further: Further? {
    guard let page = found?.next, !isStuck, cursor.hasMoved,
      cursor.selected >= cursor.ids.count - Self.leadingRows
    else { return nil }
    var further = Further(text: field.text, page: page)
    further.attempt = failures
    return further
  }

  /// Selects another row, so many further down.
  package mutating func move(by rows: Int) {
    cursor.move(by: rows)
    isStuck = false
  }

  /// Adds a page unless it is not the next one by now; one that failed is asked for again once the selection moves.
  package mutating func take(_ answer: Answer, for further: Further) {
    guard further.text == field.text, found?.next == further.page else { return }
    guard let page = answer.page else {
      isStuck = true
      failures += 1
      return
    }
    self.answer?.page?.append(page)
    cursor.show(self.answer?.page?.ids ?? [])
  }

  /// Brings each page that is asked for; another one ends what an older one began.
  ///
  /// - Parameters:
  ///   - wishes: the pages, nil for none.
  ///   - ask: brings a page.
  ///   - report: is told each page, or why it did not come; of an older one than the last never.
  package static func bring(
    _ wishes: some AsyncSequence<Further?, Never> & Sendable,
    ask: @escaping @Sendable (Further) async throws(Failure) -> Page,
    report: (Further, Answer) -> Void
  ) async {
    let answers = wishes.mapLatest { further -> (Further, Answer)? in
      guard let further else { return nil }
      do throws(Failure) {
        return (further, Answer(text: further.text, page: try await ask(further)))
      } catch {
        return (further, Answer(text: further.text, failure: "error: \(error.text.safeLine)"))
      }
    }
    for await answer in answers { if let (further, answer) = answer { report(further, answer) } }
  }
}
