import LoopbackServer

/// OpenWeatherMap as it would answer about the same invented weather, in metric units, to whoever has any key.
struct DemoOpenWeatherMap: Sendable {
  let seed: UInt64
  /// The present, in seconds since 1970.
  let now: Int

  func answer(to request: LoopbackRequest) -> LoopbackResponse? {
    guard request.path.hasPrefix("/data/2.5/") || request.path.hasPrefix("/geo/1.0/") else {
      return nil
    }
    let query = request.query
    guard query["appid"]?.isEmpty == false else {
      return Self.error(.number(401), "Invalid API key.")
    }
    if request.path == "/geo/1.0/direct" { return places(query) }
    guard let north = query["lat"].flatMap({ Double($0) }), (-90...90).contains(north),
      let east = query["lon"].flatMap({ Double($0) }), (-180...180).contains(east)
    else { return Self.error(.text("400"), "wrong latitude") }
    let sky = DemoSky(latitude: north, longitude: east, seed: seed)
    switch request.path {
    case "/data/2.5/weather": return .json(JSON.object(current(sky)).bytes)
    case "/data/2.5/forecast": return .json(forecast(sky).bytes)
    case "/data/2.5/air_pollution": return .json(air(sky).bytes)
    default: return Self.error(.text("404"), "Internal error")
    }
  }

  private static func error(_ code: JSON, _ message: String) -> LoopbackResponse {
    let status: Int
    switch code {
    case .number(let number): status = number
    case .text(let text): status = Int(text) ?? 500
    default: status = 500
    }
    return .json(JSON.object(["cod": code, "message": .text(message)]).bytes, status: status)
  }

  private func places(_ query: [String: String]) -> LoopbackResponse {
    guard let name = query["q"], !name.isEmpty else {
      return Self.error(.text("400"), "Nothing to geocode")
    }
    let found = SamplePlaces.matches(name, count: query["limit"].flatMap { Int($0) } ?? 1)
    return .json(
      JSON.array(
        found.map { place in
          .object([
            "name": .text(place.name), "lat": .decimal(place.latitude, places: 4),
            "lon": .decimal(place.longitude, places: 4), "country": .text(place.code),
          ])
        }
      ).bytes)
  }

  private func current(_ sky: DemoSky) -> [String: JSON] {
    let offset = DemoPlace.zone(atLongitude: sky.longitude).offset
    let local = now + offset
    let sun = sky.sun(from: local - local % 86_400 - offset)
    let isPolar = sun.set == sun.rise || sun.set - sun.rise == 86_400
    var members = step(sky.moment(at: now), hours: 1)
    members["dt"] = .number(now)
    members["timezone"] = .number(offset)
    members["name"] = .text("")
    members["cod"] = .number(200)
    members["sys"] = .object([
      "sunrise": .number(isPolar ? 0 : sun.rise), "sunset": .number(isPolar ? 0 : sun.set),
    ])
    return members
  }

  private func forecast(_ sky: DemoSky) -> JSON {
    let start = now - now % 10_800 + 10_800
    let list = (0..<40).map { number in
      let moment = sky.moment(at: start + number * 10_800)
      var members = step(moment, hours: 3)
      members["dt"] = .number(start + number * 10_800)
      members["pop"] = .decimal(Double(moment.probability) / 100, places: 2)
      members["sys"] = .object(["pod": .text(moment.isDay ? "d" : "n")])
      return JSON.object(members)
    }
    return .object([
      "cod": .text("200"), "message": .number(0), "cnt": .number(40), "list": .array(list),
      "city": .object(["timezone": .number(DemoPlace.zone(atLongitude: sky.longitude).offset)]),
    ])
  }

  /// What `/weather` and an element of `/forecast` have in common.
  private func step(_ moment: DemoMoment, hours: Int) -> [String: JSON] {
    let words = moment.words
    var members: [String: JSON] = [
      "main": .object([
        "temp": .decimal(moment.celsius, places: 2),
        "feels_like": .decimal(moment.feelsLike, places: 2),
        "pressure": .decimal(moment.pressure, places: 0), "humidity": .number(moment.humidity),
      ]),
      "weather": .array([
        .object([
          "id": .number(words.id), "main": .text(words.main),
          "description": .text(words.description),
          "icon": .text(words.icon + (moment.isDay ? "d" : "n")),
        ])
      ]),
      "wind": .object([
        "speed": .decimal(moment.windKilometresPerHour / 3.6, places: 2),
        "gust": .decimal(moment.gust / 3.6, places: 2), "deg": .number(moment.windDirection),
      ]),
      "clouds": .object(["all": .number(moment.cloud)]),
      "visibility": .decimal(min(10_000, moment.visibility), places: 0),
    ]
    if moment.rain > 0 {
      members[moment.isSnow ? "snow" : "rain"] = .object([
        "\(hours)h": .decimal(moment.rain * Double(hours), places: 2)
      ])
    }
    return members
  }

  private func air(_ sky: DemoSky) -> JSON {
    let fine = DemoAir(sky: sky, now: now).fineParticles
    let parts: [String: JSON] = [
      "pm2_5": .decimal(fine, places: 2), "pm10": .decimal(fine * 1.7, places: 2),
      "o3": .decimal(50 + fine, places: 2), "no2": .decimal(6 + fine / 2, places: 2),
      "so2": .decimal(1.4, places: 2), "co": .decimal(140 + fine * 4, places: 2),
    ]
    let index = fine < 10 ? 1 : fine < 25 ? 2 : 3
    return .object([
      "list": .array([
        .object([
          "dt": .number(now), "main": .object(["aqi": .number(index)]),
          "components": .object(parts),
        ])
      ])
    ])
  }
}
