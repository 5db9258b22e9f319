import AsyncOperators
import Terminal

extension TypedSearch {
  /// Searches for each text once it has stood for 300 ms; a later text ends the search for an older one.
  ///
  /// - Parameters:
  ///   - texts: what to search for, again and again; empty for nothing.
  ///   - clock: measures the pause.
  ///   - ask: brings what is found for a text.
  ///   - report: is told each answer; an older one than the last text never comes.
  package static func answer(
    _ texts: some AsyncSequence<String, Never> & Sendable, on clock: some Clock<Duration>,
    ask: @escaping @Sendable (String) async throws(Failure) -> Page, report: (Answer) -> Void
  ) async {
    let answers = texts.debounce(for: .milliseconds(300), clock: clock).mapLatest {
      text -> Answer? in
      guard !text.isEmpty else { return nil }
      do throws(Failure) { return Answer(text: text, page: try await ask(text)) } catch {
        return Answer(text: text, failure: "error: \(error.text.safeLine)")
      }
    }
    for await answer in answers { if let answer { report(answer) } }
  }
}
