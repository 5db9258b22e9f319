package import Terminal

/// A search in lines, for a voice: what is found for a line has numbers, and a number shows one of them.
package struct LineSearch<Found: Sendable>: Sendable {
  /// What the address of a search may hold.
  private static var mostBytes: Int { 500 }

  /// What is searched for, such as `place`.
  package var noun: String
  package var console: Console
  package var input: LineInput

  /// A search that asks on `console` and is answered in `input`.
  package init(noun: String, console: Console, input: LineInput) {
    self.noun = noun
    self.console = console
    self.input = input
  }

  /// Searches until a line says `q`, there is no more, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - beginning: what to search for first; empty for nothing.
  ///   - find: brings what a text may mean; why it fails is told, and the search goes on.
  ///   - name: how something found is called, safe and in one line.
  ///   - show: shows something found, likewise.
  /// - Throws: That nothing can be written.
  package func run(
    beginningWith beginning: String, find: (String) async throws(Failure) -> [Found],
    name: (Found) -> String, show: (Found) async throws(Failure) -> Void
  ) async throws(Failure) {
    var found: [Found] = []
    try console.print(["Type a \(noun), or q to leave."])
    var next: String? = beginning
    while let text = next {
      do throws(Failure) {
        if let number = Int(text), (1...max(1, found.count)).contains(number), !found.isEmpty {
          try await show(found[number - 1])
        } else if !text.isEmpty {
          found = []
          found = try await look(for: text, find)
          try console.print(zip(1..., found).map { "\($0). \(name($1))" })
          if found.isEmpty { console.note("nothing found") }
        }
      } catch {
        guard !error.isCancellation, error.status != .cannotWrite else { throw error }
        console.error(error.text, hints: error.hints)
      }
      next = try await ask(found.isEmpty ? "A \(noun): " : "A number or a \(noun): ")
    }
  }

  private func look(
    for text: String, _ find: (String) async throws(Failure) -> [Found]
  ) async throws(Failure) -> [Found] {
    guard text.utf8.count <= Self.mostBytes else {
      throw Failure(
        text: "a \(noun) of more than \(Self.mostBytes) bytes is not searched for", status: .usage)
    }
    return try await find(text)
  }

  /// What is answered, without blanks around it; nil where nothing more is.
  private func ask(_ question: String) async throws(Failure) -> String? {
    do throws(WriteError) { try console.prompt(question) } catch { throw Failure(error) }
    guard let line = await input.next() else {
      // The question must not be left unfinished.
      if !Task.isCancelled { try console.print([""]) }
      return nil
    }
    let text = line.safeLine.drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) }
    let answer = String(text[..<(end ?? text.startIndex)])
    return answer == "q" ? nil : answer
  }
}
