import Demo

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Subcommand {
  /// The weather services of the measurements, in a process of their own; live as long as its input.
  static let sky = Subcommand(
    name: "sky", options: "", summary: "serves the sample weather until its input ends"
  ) { _ in
    try await withDemoWeather(seed: 1, now: { time(nil) }) { demo in
      say(demo.openWeatherMapURL)
      untilInputEnds()
    }
  }
}
