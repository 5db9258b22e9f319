public import Synchronization

/// How far a worker of a bounded map is.
@usableFromInline
final class MapWorker: Sendable {
  /// The offset of its latest element; less than any until the first, greater than any before the
  /// worker has begun and after its last.
  @usableFromInline let offset = Atomic(Int.max)

  @inlinable
  init() {}

  /// Before it takes the first element, which may turn out to be any.
  @inlinable
  func begin() { offset.store(-1, ordering: .sequentiallyConsistent) }

  @inlinable
  func end() { offset.store(.max, ordering: .sequentiallyConsistent) }
}
