package import Screen

/// Something that a full-screen view reacts to.
package protocol LiveEvent: Sendable {
  /// A key, pasted text, another size, or the end.
  static func screen(_ event: ScreenEvent) -> Self

  /// Whether a person made it.
  var isTyped: Bool { get }

  /// Whether this event, once it comes, leaves nothing to be learnt from `earlier`.
  func supersedes(_ earlier: Self) -> Bool
}
