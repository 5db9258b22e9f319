import AsyncOperators

/// What a reader has seen, one element after the other, and how it ended.
final class Transcript: Sendable {
  private let events = Lock("")

  var text: String { events.withLock { $0 } }

  func add(_ event: some CustomStringConvertible) { events.withLock { $0 += "\(event)" } }

  /// Reads `output` to its end `|` or its failure `^`, and once more, which should bring nothing.
  func record<Output: AsyncSequence>(_ output: Output) async
  where Output.Element: CustomStringConvertible {
    var elements = output.makeAsyncIterator()
    do throws(Output.Failure) {
      while let element = try await elements.next(isolation: nil) { add(element) }
      add("|")
    } catch {
      add("^")
    }
    if (try? await elements.next(isolation: nil)) != nil { add("?") }
  }
}
