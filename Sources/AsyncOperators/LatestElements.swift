/// What each side of `combineLatest` brought last.
@usableFromInline
protocol LatestElements: Sendable {
  associatedtype Combined: Sendable

  /// Whether each side has brought one.
  var isComplete: Bool { get }

  /// All of them, once each side has brought one.
  var combined: Combined? { get }
}
