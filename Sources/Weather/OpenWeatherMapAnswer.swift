#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads what OpenWeatherMap says about one place.
struct OpenWeatherMapAnswer {
  private static let mostSteps = 400

  let place: Place

  /// The answer of `/data/2.5/weather`, or `nil` where it is none.
  func current(_ document: Tree) -> Answer? {
    let step = OpenWeatherMapStep(document: document)
    guard Self.isSuccess(document), let time = step.time, document["main"].isObject else {
      return nil
    }
    let zone = zone(document["timezone"])
    let sun = OpenWeatherMapStep.sun(
      document["sys"], at: place.latitude, on: zone.date(at: time))
    var now = CurrentWeather(time: time)
    now.condition = step.condition
    now.conditionText = step.conditionText
    now.isDay = Self.isDay(time, sun)
    now.temperatureCelsius = step.celsius("temp")
    now.feelsLikeCelsius = step.celsius("feels_like")
    now.humidityPercent = step.humidityPercent
    now.pressureHectopascals = step.pressureHectopascals
    now.cloudCoverPercent = step.cloudCoverPercent
    now.visibilityMetres = step.visibilityMetres
    now.precipitationMillimetres = step.precipitation?.millimetres
    now.precipitationMinutes = step.precipitation.map { $0.hours * 60 }
    now.windKilometresPerHour = step.windKilometresPerHour
    now.windDirectionDegrees = step.windDirectionDegrees
    now.gustKilometresPerHour = step.gustKilometresPerHour
    return Answer(zone: zone, current: now, sun: sun)
  }

  /// The answer of `/data/2.5/forecast`, or `nil` where it is none.
  func forecast(_ document: Tree) -> Answer? {
    guard Self.isSuccess(document), case .array = document["list"] else { return nil }
    let zone = zone(document["city"]["timezone"])
    let steps = document["list"].array.prefix(Self.mostSteps).map(OpenWeatherMapStep.init)
      .filter { $0.time != nil }
    let times = steps.compactMap(\.time)
    let spans = zip(times, times.dropFirst()).map { $1.timeIntervalSince($0) }
    let span = spans.min().map { min(max(Int($0 / 3600), 1), 24) } ?? 3
    let hours = steps.compactMap { Self.hour($0, span: span) }.sorted { $0.time < $1.time }
    var days = OpenWeatherMapDays(hours: hours, zone: zone, span: span).days
    if let first = days.first {
      days[0].sun = OpenWeatherMapStep.sun(
        document["city"], at: place.latitude, on: first.date)
    }
    return Answer(zone: zone, hours: hours, days: days)
  }

  /// The hour in `/data/2.5/air_pollution` that comes first, or `nil` where there is none.
  static func airQuality(_ document: Tree) -> AirQuality? {
    let step = document["list"][0]
    guard let time = OpenWeatherMapStep(document: step).time else { return nil }
    let parts = step["components"]
    var air = AirQuality(time: time)
    air.openWeatherMapIndex = step["main"]["aqi"].whole.flatMap { (1...5).contains($0) ? $0 : nil }
    air.fineParticlesMicrograms = parts["pm2_5"].number
    air.particlesMicrograms = parts["pm10"].number
    air.ozoneMicrograms = parts["o3"].number
    air.nitrogenDioxideMicrograms = parts["no2"].number
    air.sulphurDioxideMicrograms = parts["so2"].number
    air.carbonMonoxideMicrograms = parts["co"].number
    air.ammoniaMicrograms = parts["nh3"].number
    return air
  }

  /// Whether the body, too, says that all went well: `cod` is a number in some replies and a text in others.
  private static func isSuccess(_ document: Tree) -> Bool { document["cod"].whole ?? 200 == 200 }

  private static func isDay(_ time: Date, _ sun: Sun?) -> Bool? {
    switch sun {
    case .polarDay: true
    case .polarNight: false
    case .upAndDown(let rise?, let set?): rise <= time && time < set
    default: nil
    }
  }

  private func zone(_ offset: Tree) -> PlaceZone {
    PlaceZone(name: place.timeZoneName, offsetSeconds: offset.whole ?? 0)
  }

  private static func hour(_ step: OpenWeatherMapStep, span: Int) -> HourlyWeather? {
    guard let time = step.time else { return nil }
    var hour = HourlyWeather(time: time, spanHours: span)
    hour.condition = step.condition
    // Near the poles the letter of the part of the day says nothing.
    hour.isDay = step.document["sys"]["pod"].text.map { $0 == "d" }
    hour.temperatureCelsius = step.celsius("temp")
    hour.feelsLikeCelsius = step.celsius("feels_like")
    hour.humidityPercent = step.humidityPercent
    hour.pressureHectopascals = step.pressureHectopascals
    hour.cloudCoverPercent = step.cloudCoverPercent
    hour.visibilityMetres = step.visibilityMetres
    hour.precipitationProbabilityPercent = step.probabilityPercent
    // A step of the forecast says so where rain or snow is expected, and nothing where none is.
    hour.precipitationMillimetres = step.precipitation?.millimetres ?? 0
    hour.windKilometresPerHour = step.windKilometresPerHour
    hour.windDirectionDegrees = step.windDirectionDegrees
    hour.gustKilometresPerHour = step.gustKilometresPerHour
    return hour
  }
}
