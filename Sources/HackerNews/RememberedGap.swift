import HTTP

/// Why an item cannot be shown, and how often it has been asked for.
struct RememberedGap {
  var reason: Gap.Reason
  var requests: Int
  /// How many refreshes have ended since it was first asked for, that one included.
  var refreshes = 0

  /// Whether to ask once more: what failed may work, what is missing may have been too new.
  ///
  /// What failed is asked for with the 1st, 2nd, 4th, 8th … refresh after, as long as it is listed: an outage ends at
  /// some time. What answers wrongly has its bounds. So most refreshes of a quiet feed cost one request, whatever
  /// stays broken in it.
  var mayHeal: Bool {
    switch reason {
    case .failed: refreshes.nonzeroBitCount < 2
    case .malformed, .wrongID: requests < 10
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
