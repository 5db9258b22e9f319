import HTTP
import Weather

/// When the weather that is watched is looked at again: sooner while a service fails, unless that asks for patience.
struct WatchPace: Sendable {
  /// The wait where all is well.
  var interval: Duration
  var backoff = Backoff()
  /// Looks in a row that failed for one of the places.
  private(set) var failures = 0

  init(interval: Duration, backoff: Backoff = Backoff()) {
    self.interval = interval
    self.backoff = backoff
  }

  /// The wait behind a look.
  mutating func wait(after results: [Result<WeatherReport, WeatherError>]) -> Duration {
    let reasons = results.compactMap(\.outage)
    failures = reasons.isEmpty ? 0 : failures + 1
    // A key that is refused is refused again.
    let isHopeless = reasons.contains { if case .http = $0 { false } else { true } }
    let wait = reasons.isEmpty || isHopeless ? interval : backoff.wait(afterFailures: failures)
    return reasons.map(\.askedWait).reduce(wait, max)
  }
}

extension Result<WeatherReport, WeatherError> {
  /// Why there is no new report; nil where there is one.
  var outage: WeatherError? {
    switch self {
    case .success(let report): report.outdatedReason
    case .failure(let error): error
    }
  }
}

extension WeatherError {
  /// What a service wants to be left alone for, 10 minutes at most; Open-Meteo never says how long, but counts by minutes.
  fileprivate var askedWait: Duration {
    guard case .http(.slowDown(_, let asked)) = self else { return .zero }
    return min(asked ?? .seconds(60), .seconds(600))
  }
}
