import LoopbackServer

/// Open-Meteo as it would answer about invented weather: forecast, air and places.
struct DemoOpenMeteo: Sendable {
  let seed: UInt64
  /// The present, in seconds since 1970.
  let now: Int

  func answer(to request: LoopbackRequest) -> LoopbackResponse? {
    switch request.path {
    case "/v1/search": places(request.query)
    case "/v1/forecast": forecast(request.query)
    case "/v1/air-quality": air(request.query)
    default: nil
    }
  }

  private func places(_ query: [String: String]) -> LoopbackResponse {
    let count = query["count"].map { Int($0) ?? 0 } ?? 10
    guard (1...100).contains(count) else {
      return Self.error("Parameter count must be between 1 and 100.")
    }
    let found = SamplePlaces.matches(query["name"] ?? "", count: count)
    var members: [String: JSON] = ["generationtime_ms": .decimal(0.4, places: 1)]
    if !found.isEmpty { members["results"] = .array(found.map(Self.document)) }
    return .json(JSON.object(members).bytes)
  }

  /// A place without what equals its default, as the service leaves it out.
  private static func document(of place: DemoPlace) -> JSON {
    var members: [String: JSON] = [
      "id": .number(place.id), "name": .text(place.name), "admin1": .text(place.region),
      "country": .text(place.country), "country_code": .text(place.code),
      "timezone": .text(place.zone), "feature_code": .text("PPL"),
    ]
    if place.latitude != 0 { members["latitude"] = .decimal(place.latitude, places: 5) }
    if place.longitude != 0 { members["longitude"] = .decimal(place.longitude, places: 5) }
    if place.elevation != 0 { members["elevation"] = .decimal(Double(place.elevation), places: 1) }
    if place.population != 0 { members["population"] = .number(place.population) }
    if !place.postcode.isEmpty { members["postcodes"] = .array([.text(place.postcode)]) }
    return .object(members)
  }

  private func forecast(_ query: [String: String]) -> LoopbackResponse {
    guard let points = Self.points(query) else {
      return Self.error("Latitude must be in range of -90 to 90°.")
    }
    return Self.reply(
      points.enumerated().map { offset, point in
        DemoForecast(sky: sky(point), zone: Self.zone(of: point), now: now, query: query)
          .document(location: offset)
      })
  }

  private func air(_ query: [String: String]) -> LoopbackResponse {
    guard let points = Self.points(query) else {
      return Self.error("Latitude must be in range of -90 to 90°.")
    }
    return Self.reply(
      points.map { point in
        let fine = DemoAir(sky: sky(point), now: now).fineParticles
        return .object([
          "latitude": .decimal(point.0, places: 5), "longitude": .decimal(point.1, places: 5),
          "utc_offset_seconds": .number(Self.zone(of: point).offset),
          "timezone": .text(Self.zone(of: point).name),
          "current": .object([
            "time": .number(now - now % 3600), "interval": .number(3600),
            "european_aqi": .number(Int(fine * 2.2)), "us_aqi": .number(Int(fine * 3)),
            "pm2_5": .decimal(fine, places: 1), "pm10": .decimal(fine * 1.7, places: 1),
            "ozone": .decimal(50 + fine, places: 1),
            "nitrogen_dioxide": .decimal(6 + fine / 2, places: 1),
            "sulphur_dioxide": .decimal(1.4, places: 1),
            "carbon_monoxide": .decimal(140 + fine * 4, places: 1), "ammonia": .null,
            "grass_pollen": .null,
          ]),
        ])
      })
  }

  private func sky(_ point: (Double, Double)) -> DemoSky {
    DemoSky(latitude: point.0, longitude: point.1, seed: seed)
  }

  /// One document for one place, an array for several.
  private static func reply(_ documents: [JSON]) -> LoopbackResponse {
    .json((documents.count == 1 ? documents[0] : .array(documents)).bytes)
  }

  private static func error(_ reason: String) -> LoopbackResponse {
    .json(JSON.object(["error": .bool(true), "reason": .text(reason)]).bytes, status: 400)
  }

  /// The points asked about, or `nil` for any that is none.
  private static func points(_ query: [String: String]) -> [(Double, Double)]? {
    let north = (query["latitude"] ?? "").split(separator: ",").compactMap { Double($0) }
    let east = (query["longitude"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard !north.isEmpty, north.count == east.count, north.count <= 1000,
      north.allSatisfy({ (-90...90).contains($0) }), east.allSatisfy({ (-180...180).contains($0) })
    else { return nil }
    return Array(zip(north, east))
  }

  private static func zone(of point: (Double, Double)) -> (name: String, offset: Int) {
    let near = SamplePlaces.all.first { $0.latitude == point.0 && $0.longitude == point.1 }
    return near.map { ($0.zone, $0.offset) } ?? DemoPlace.zone(atLongitude: point.1)
  }
}
