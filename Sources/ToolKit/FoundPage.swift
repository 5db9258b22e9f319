/// What a search has found: its first page, and those that were added to it.
package protocol FoundPage: Equatable, Sendable {
  /// The numbers of the things found, in order, each once.
  var ids: [Int] { get }

  /// The page behind the last one that is here, from 1; nil behind the last that can be had.
  var next: Int? { get }

  /// Adds what another page has, without what is here already.
  mutating func append(_ later: Self)
}

extension FoundPage {
  package var next: Int? { nil }
  package mutating func append(_ later: Self) {}
}
