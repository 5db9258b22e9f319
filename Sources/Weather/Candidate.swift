/// A place as a geocoder lists it, with what a text behind a comma may say of it.
struct Candidate: Sendable, Equatable, Codable {
  var place: Place
  /// The names of the regions it lies in, the widest first.
  var regions: [String] = []

  /// Reads one element of Open-Meteo's `results`; what equals its default is left out there, a latitude of 0 too.
  ///
  /// Source: open-meteo.com/en/docs/geocoding-api.
  init?(openMeteo result: Tree) {
    guard let name = result["name"].text else { return nil }
    let isComplete = result["latitude"].number != nil || result["longitude"].number != nil
    guard isComplete || result["id"].whole != nil else { return nil }
    place = Place(
      name: name, adminRegion: result["admin1"].text, country: result["country"].text,
      countryCode: result["country_code"].text?.uppercased(),
      latitude: result["latitude"].number ?? 0, longitude: result["longitude"].number ?? 0,
      timeZoneName: result["timezone"].text, elevationMetres: result["elevation"].number,
      population: result["population"].whole.flatMap { $0 > 0 ? $0 : nil })
    regions = (1...4).compactMap { result["admin\($0)"].text }
  }

  /// Reads one element of what OpenWeatherMap's `/geo/1.0/direct` sends.
  init?(openWeatherMap result: Tree, language: String) {
    guard let name = result["name"].text, let latitude = result["lat"].number,
      let longitude = result["lon"].number
    else { return nil }
    place = Place(
      name: result["local_names"][Language.main(of: language)].text ?? name,
      adminRegion: result["state"].text,
      countryCode: result["country"].text?.uppercased(), latitude: latitude, longitude: longitude)
    regions = [result["state"].text].compactMap { $0 }
  }

  /// Whether the place lies in what a text names: a region, a country by name or code, a state by its short name.
  func lies(in area: String) -> Bool {
    let wanted = Folding.folded(area)
    guard !wanted.isEmpty else { return true }
    let names = (regions + [place.country, place.countryCode].compactMap { $0 }).map(Folding.folded)
    if names.contains(wanted) { return true }
    if Self.otherNames[wanted].map({ $0 == place.countryCode }) == true { return true }
    let states = StateAbbreviations.names(for: wanted, in: place.countryCode)
    return names.contains(where: states.contains)
  }

  /// Whether this is the same place, whatever it is called.
  func isSamePoint(as other: Candidate) -> Bool {
    place.latitude == other.place.latitude && place.longitude == other.place.longitude
  }

  /// What people call countries besides their names and codes.
  private static let otherNames = [
    "usa": "US", "unitedstatesofamerica": "US", "uk": "GB", "greatbritain": "GB", "uae": "AE",
    "holland": "NL",
  ]
}
