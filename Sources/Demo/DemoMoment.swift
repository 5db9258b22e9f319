/// The invented weather of one place at one moment.
struct DemoMoment: Sendable, Equatable {
  var celsius: Double
  var humidity: Int
  var pressure: Double
  var cloud: Int
  /// Water that falls in an hour, in millimetres.
  var rain: Double
  var probability: Int
  var windKilometresPerHour: Double
  var windDirection: Int
  var isDay: Bool
  /// How high the sun stands, 0 at the horizon and 1 above.
  var sunHeight: Double

  var gust: Double { windKilometresPerHour * 1.6 + 3 }
  var isSnow: Bool { celsius < 0.5 && rain > 0 }
  /// New snow in centimetres, rather more than its water.
  var snow: Double { isSnow ? rain * 0.7 : 0 }
  var visibility: Double { rain > 1.5 ? 4200 : cloud > 95 ? 9800 : 24_000 }
  var feelsLike: Double { celsius - windKilometresPerHour / 9 + Double(humidity - 60) / 40 }
  var uvIndex: Double { max(0, sunHeight) * 8.5 * (1 - Double(cloud) / 140) }
  var dewPoint: Double { celsius - Double(100 - humidity) / 5 }

  /// The code of the World Meteorological Organization.
  var code: Int {
    if rain > 4 { return isSnow ? 75 : 95 }
    if rain > 1.5 { return isSnow ? 73 : 63 }
    if rain > 0.3 { return isSnow ? 71 : 61 }
    if rain > 0 { return isSnow ? 77 : 51 }
    return cloud > 85 ? 3 : cloud > 50 ? 2 : cloud > 20 ? 1 : 0
  }

  /// The same as OpenWeatherMap says it: id, group, words, icon without its letter.
  var words: (id: Int, main: String, description: String, icon: String) {
    switch code {
    case 95: (201, "Thunderstorm", "thunderstorm with rain", "11")
    case 75: (602, "Snow", "heavy snow", "13")
    case 73: (601, "Snow", "snow", "13")
    case 71, 77: (600, "Snow", "light snow", "13")
    case 63: (501, "Rain", "moderate rain", "10")
    case 61: (500, "Rain", "light rain", "10")
    case 51: (300, "Drizzle", "light intensity drizzle", "09")
    case 3: (804, "Clouds", "overcast clouds", "04")
    case 2: (802, "Clouds", "scattered clouds", "03")
    case 1: (801, "Clouds", "few clouds", "02")
    default: (800, "Clear", "clear sky", "01")
    }
  }
}
