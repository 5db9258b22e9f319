#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Weather

extension WeatherReport {
  /// The steps of the next `count` hours, the one under way first.
  func steps(ofNext count: Int) -> [HourlyWeather] {
    let steps = hours(next: count)
    guard let first = steps.first else { return [] }
    return steps.filter { $0.time.timeIntervalSince(first.time) < Double(count) * 3600 }
  }
}
