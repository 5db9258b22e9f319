import HTTP

/// An exchange in the hands of the transfer thread.
final class Job {
  enum Phase {
    case waiting
    case lookingUp(name: String)
    case transferring(Transfer)
    case over
  }

  let exchange: any Exchange
  let lane: Lanes.Key
  var phase = Phase.waiting
  /// When it fails for lack of progress.
  private(set) var deadline: ContinuousClock.Instant
  /// The proxy in between.
  var proxyHost: String?

  init(_ exchange: any Exchange) {
    self.exchange = exchange
    lane = Lanes.Key(exchange)
    deadline = exchange.deadline
  }

  /// The host that the request is for.
  var host: String { lane.host }

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

  /// Lets a paused body flow again.
  func resume() {
    if case .transferring(let transfer) = phase { transfer.easy.resume() }
  }

  /// Why it fails at its deadline.
  var lateness: HTTPError {
    if case .lookingUp = phase {
      let reason = reasonAtProxy("looking up its name takes too long")
      return .unreachable(host: host, reason: reason)
    }
    let request = exchange.request
    return .timedOut(endpoint: request.endpoint, after: request.timeout)
  }
}
