import Options
import Terminal
import Weather

/// The format of `--line`: text with placeholders such as `{temperature}`.
struct LineFormat: Sendable, Equatable {
  /// Something that a placeholder stands for.
  enum Field: String, CaseIterable, Sendable {
    case place, name, country, temperature, feels, condition, wind, speed, direction, gusts
    case humidity, pressure, cloud, visibility, uv, precipitation, sunrise, sunset, time, source
  }

  /// Text, or what stands in its place.
  enum Part: Sendable, Equatable {
    case text(String)
    case field(Field)
  }

  let parts: [Part]

  /// What a format may be, as help and errors say it.
  static let rule =
    "FORMAT is text with {\(Field.allCases.map(\.rawValue).joined(separator: "}, {"))}; {{ is {."

  /// Takes a format apart.
  /// - Throws: That a placeholder has no end or an unknown name.
  init(_ format: String) throws(TextObjection) {
    var parts: [Part] = []
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "{" else {
        // `}}` is one brace, as in other languages of formats.
        if character == "}", rest.first == "}" { rest.removeFirst() }
        text.append(character)
        continue
      }
      if rest.first == "{" {
        text.append(rest.removeFirst())
        continue
      }
      guard let end = rest.firstIndex(of: "}"), let field = Field(rawValue: String(rest[..<end]))
      else { throw TextObjection(Self.rule) }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.field(field))
      rest = rest[rest.index(after: end)...]
    }
    if !text.isEmpty { parts.append(.text(text)) }
    guard !parts.isEmpty else { throw TextObjection(Self.rule) }
    self.parts = parts
  }

  /// The line about a report; what is not known is left empty.
  func line(of report: WeatherReport, on sheet: Sheet) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): value(of: field, in: report, on: sheet) ?? ""
      }
    }.joined().safeLine
  }

  private func value(of field: Field, in report: WeatherReport, on sheet: Sheet) -> String? {
    let now = report.current
    return switch field {
    case .place: report.place.fullName
    case .name: report.place.name
    case .country: report.place.country ?? report.place.countryCode
    case .temperature: sheet.temperature(now?.temperatureCelsius)
    case .feels: sheet.temperature(now?.feelsLikeCelsius)
    case .condition: CurrentFacts(report: report, sheet: sheet).condition
    case .wind: CurrentFacts(report: report, sheet: sheet).wind
    case .speed: sheet.wind(now?.windKilometresPerHour)
    case .direction: sheet.compass(now?.windDirectionDegrees)
    case .gusts: sheet.wind(now?.gustKilometresPerHour)
    case .humidity: sheet.percent(now?.humidityPercent)
    case .pressure: sheet.pressure(now?.pressureHectopascals)
    case .cloud: sheet.percent(now?.cloudCoverPercent)
    case .visibility: sheet.visibility(now?.visibilityMetres)
    case .uv: sheet.uvIndex(now?.uvIndex)
    case .precipitation: sheet.precipitation(now?.precipitationMillimetres)
    case .sunrise: sun(in: report).rise
    case .sunset: sun(in: report).set
    case .time: report.zone.clock(at: report.now)
    case .source: report.provider.name
    }
  }

  private func sun(in report: WeatherReport) -> (rise: String?, set: String?) {
    switch report.sun {
    case .upAndDown(let rise, let set):
      (rise.map { report.zone.clock(at: $0) }, set.map { report.zone.clock(at: $0) })
    case .polarDay: ("polar day", "polar day")
    case .polarNight: ("polar night", "polar night")
    case nil: (nil, nil)
    }
  }
}
