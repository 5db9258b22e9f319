/// Whether the items of a list all failed to come in, as if the service could not be reached.
struct ItemFailures {
  private var isOutage: Bool
  private var last: HackerNewsError?

  /// Nothing has come or failed yet; only a feed of which nothing is known can be all failures.
  init(isFirst: Bool) { isOutage = isFirst }

  mutating func take(_ answer: ItemAnswer) {
    guard case .gap(.failed(let error), _) = answer.reading, HackerNewsError.http(error).isOutage
    else {
      isOutage = false
      return
    }
    last = .http(error)
  }

  /// Why nothing came in; nil where something did, or was answered.
  var outage: HackerNewsError? { isOutage ? last : nil }
}
