/// Why a full-screen view is left.
package enum ViewEnding: Equatable, Sendable {
  /// The user wished it.
  case quit
  /// The terminal is gone.
  case lost
}
