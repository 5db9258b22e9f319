import HTTP

/// An exchange in the hands of the transfer thread.
final class Job {
  enum Phase {
    case waiting
    case lookingUp(Route, name: String)
    case transferring(Transfer)
    case over
  }

  let exchange: any Exchange
  let lane: Lane.Key
  var phase = Phase.waiting
  /// When it fails for lack of progress.
  private(set) var deadline: ContinuousClock.Instant
  /// The proxy in between.
  var proxyHost: String?

  init(_ exchange: any Exchange) {
    self.exchange = exchange
    lane = Lane.Key(exchange)
    deadline = exchange.deadline
  }

  /// The host that the request is for.
  var host: String { exchange.request.hostName }

  /// `reason`, with the proxy if it was that one's connection.
  func reasonAtProxy(_ reason: String) -> String {
    proxyHost.map { "\(reason) (by way of the proxy \($0))" } ?? reason
  }

  /// Something has arrived: a stream may now be silent for its whole time again.
  func touch() {
    if exchange.isStream { deadline = .now + exchange.request.timeout }
  }

  /// The reader is the one who keeps the other waiting, for as long as it likes.
  func rest() { deadline = .now + .seconds(1 << 32) }
}
