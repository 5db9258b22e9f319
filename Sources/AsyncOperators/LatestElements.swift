/// What each side of `combineLatest` brought last.
@usableFromInline
protocol LatestElements: Sendable {
  associatedtype Combined: Sendable

  /// All of them, once each side has brought one.
  var combined: Combined? { get }
}
