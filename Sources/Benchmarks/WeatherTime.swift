/// How long the whole of `weather London` takes with the services nearby and nothing remembered.
struct WeatherTime {
  /// The root of a server of sample weather.
  var address: String

  func measurements(rounds: Int) throws -> [Measurement] {
    let arguments = [
      "London", "--quiet", "--forecast-url", "\(address)/v1/forecast", "--geocoding-url",
      "\(address)/v1/search",
    ]
    let times = try (0..<rounds).map { _ in try milliseconds(of: arguments) }
    return [Measurement("weather London, no distance", Bench.median(times), "ms", ideal: 60)]
  }

  private func milliseconds(of arguments: [String]) throws -> Double {
    let began = ContinuousClock.now
    let weather = try Child("weather", arguments, output: .pipe)
    var lines: [String] = []
    while let line = try weather.readLine() { lines.append(line) }
    let status = weather.wait()
    let time = began.duration(to: .now)
    guard status == 0, lines.count == 1, lines[0].contains("°C") else {
      throw Unmeasurable(description: "weather London: \(lines.count) lines and status \(status)")
    }
    return time / .milliseconds(1)
  }
}
