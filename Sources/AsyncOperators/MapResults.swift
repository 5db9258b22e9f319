/// What becomes of the results of the calls for the elements of an array.
@usableFromInline
enum MapResults: Sendable {
  /// They stand in the order of their elements.
  case inOrder
  /// They stand in the order in which the calls ended.
  case unordered
  /// They are dropped; so nobody misses those of elements that a cancelled caller leaves out.
  case dropped
}
