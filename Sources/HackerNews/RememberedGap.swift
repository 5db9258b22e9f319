/// Why an item cannot be shown, and how often it has been asked for.
struct RememberedGap {
  var reason: Gap.Reason
  var requests: Int

  /// Whether to ask once more: what failed may work, what is missing may have been too new.
  ///
  /// The bounds keep a quiet feed at one request for a refresh, whatever stays broken in it.
  var mayHeal: Bool {
    switch reason {
    case .failed, .malformed, .wrongID: requests < 10
    case .missing, .delayed: requests < 3
    case .deleted, .dead, .unexpectedKind: false
    }
  }

  /// The wait the service asked for before the item is asked for again.
  var askedWait: Duration? {
    guard mayHeal, case .failed(let error) = reason else { return nil }
    return error.askedWait
  }
}
