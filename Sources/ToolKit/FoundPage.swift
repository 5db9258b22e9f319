/// What a search has found.
package protocol FoundPage: Equatable, Sendable {
  /// The numbers of the things found, in order, each once.
  var ids: [Int] { get }
}
