import Terminal
import Weather

/// A place as a JSON object.
struct PlaceObject {
  var place: Place

  /// What every object about a place says of it.
  var members: [String: JSONValue] {
    [
      "country": JSONValue(place.country), "country_code": JSONValue(place.countryCode),
      "elevation_m": JSONValue(place.elevationMetres), "latitude": .number(place.latitude),
      "longitude": .number(place.longitude), "place": .string(place.name),
      "region": JSONValue(place.adminRegion), "time_zone": JSONValue(place.timeZoneName),
    ]
  }

  /// The object of `--list`, at its position among the matches.
  func line(position: Int) -> String {
    var object = members
    object["kind"] = "place"
    object["population"] = JSONValue(place.population)
    object["position"] = .integer(position)
    return JSONValue.object(object).line
  }
}
