/// The places that the sample geocoders know; names, regions and countries are invented.
enum SamplePlaces {
  static let all: [DemoPlace] = [
    DemoPlace(
      id: 90000001, name: "Gravelmouth", region: "Lower Quill", country: "Ostravia", code: "XA",
      latitude: 51.4,
      longitude: -1.2, zone: "Atlantic/Reykjavik", offset: 0, population: 812000, elevation: 24,
      postcode: "10110"),
    DemoPlace(
      id: 90000002, name: "Mossford", region: "Upper Quill", country: "Ostravia", code: "XA",
      latitude: 52.9,
      longitude: -2.1, zone: "Atlantic/Reykjavik", offset: 0, population: 94000, elevation: 88,
      postcode: "10440"),
    DemoPlace(
      id: 90000003, name: "Mossford", region: "Tarn County", country: "Halvena", code: "XB",
      latitude: 44.7,
      longitude: -90.3, zone: "America/Bogota", offset: -18000, population: 21000, elevation: 301,
      postcode: "20990"),
    DemoPlace(
      id: 90000004, name: "Mossford", region: "Saltmarch", country: "Halvena", code: "XB",
      latitude: 38.2,
      longitude: -84.9, zone: "America/Bogota", offset: -18000, population: 7600, elevation: 212,
      postcode: "20117"),
    DemoPlace(
      id: 90000005, name: "Port Lantern", region: "Saltmarch", country: "Halvena", code: "XB",
      latitude: 40.3,
      longitude: -74.6, zone: "America/Bogota", offset: -18000, population: 3400000, elevation: 11,
      postcode: "20001"),
    DemoPlace(
      id: 90000006, name: "Dry Kettle", region: "Mesa", country: "Halvena", code: "XB",
      latitude: 33.1,
      longitude: -111.8, zone: "America/Phoenix", offset: -25200, population: 560000,
      elevation: 402,
      postcode: "20855"),
    DemoPlace(
      id: 90000007, name: "Nether Brine", region: "Fjordland", country: "Norrheim", code: "XC",
      latitude: 70.2,
      longitude: 23.4, zone: "Africa/Lagos", offset: 3600, population: 9200, elevation: 5,
      postcode: "30900"),
    DemoPlace(
      id: 90000008, name: "Stillholm", region: "Midland", country: "Norrheim", code: "XC",
      latitude: 59.8,
      longitude: 17.3, zone: "Africa/Lagos", offset: 3600, population: 1040000, elevation: 17,
      postcode: "30100"),
    DemoPlace(
      id: 90000009, name: "Zoltánvár", region: "Kékhegy", country: "Balatia", code: "XD",
      latitude: 47.2,
      longitude: 19.4, zone: "Africa/Johannesburg", offset: 7200, population: 1700000,
      elevation: 110,
      postcode: "40100"),
    DemoPlace(
      id: 90000010, name: "Łąkowice", region: "Nowa Ziemia", country: "Balatia", code: "XD",
      latitude: 51.9,
      longitude: 18.8, zone: "Africa/Johannesburg", offset: 7200, population: 310000,
      elevation: 160,
      postcode: "40550"),
    DemoPlace(
      id: 90000011, name: "Ambara", region: "Lakeside", country: "Tumani", code: "XE",
      latitude: -1.4,
      longitude: 36.6, zone: "Africa/Nairobi", offset: 10800, population: 2900000, elevation: 1640,
      postcode: "50100"),
    DemoPlace(
      id: 90000012, name: "Qasr al-Rimal", region: "Coast", country: "Sahraa", code: "XF",
      latitude: 24.9,
      longitude: 54.9, zone: "Asia/Dubai", offset: 14400, population: 1900000, elevation: 9,
      postcode: "60100"),
    DemoPlace(
      id: 90000013, name: "Himchuli", region: "High Valley", country: "Sherpani", code: "XG",
      latitude: 27.8,
      longitude: 85.2, zone: "Asia/Kathmandu", offset: 20700, population: 840000, elevation: 1390,
      postcode: "70100"),
    DemoPlace(
      id: 90000014, name: "霧浜", region: "東霧", country: "Kiri", code: "XH", latitude: 35.4,
      longitude: 139.9, zone: "Asia/Tokyo", offset: 32400, population: 4100000, elevation: 8,
      postcode: "80100"),
    DemoPlace(
      id: 90000015, name: "Wattlebend", region: "Goldland", country: "Australa", code: "XI",
      latitude: -27.6,
      longitude: 152.8, zone: "Australia/Brisbane", offset: 36000, population: 2200000,
      elevation: 21,
      postcode: "90100"),
    DemoPlace(
      id: 90000016, name: "Null Island Buoy", region: "Open Sea", country: "Nowhere Ocean",
      code: "XJ", latitude: 0.0,
      longitude: 0.0, zone: "Atlantic/Reykjavik", offset: 0, population: 0, elevation: 0,
      postcode: "00000"),
  ]

  /// The places of a name or post code, the largest first, at most `count`.
  ///
  /// Three characters or more match the beginning of a name, fewer the whole. A word that no place is called, such as a
  /// name that exists outside the sample, is the name of a place made up on the spot; one that nobody could pronounce
  /// is not.
  static func matches(_ text: String, count: Int) -> [DemoPlace] {
    let wanted = text.lowercased()
    guard wanted.count >= 2 else { return [] }
    let known = all.filter { place in
      let name = place.name.lowercased()
      return name == wanted || place.postcode == wanted
        || wanted.count >= 3 && name.hasPrefix(wanted)
    }.sorted { $0.population > $1.population }
    if !known.isEmpty { return Array(known.prefix(max(0, count))) }
    return count > 0 && isPronounceable(wanted) ? [invented(text)] : []
  }

  private static func isPronounceable(_ name: String) -> Bool {
    let isNamelike = name.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0 == "'" }
    guard isNamelike, name.count >= 3 else { return false }
    return !name.allSatisfy(\.isASCII) || name.contains { "aeiou".contains($0) }
  }

  private static func invented(_ name: String) -> DemoPlace {
    var random = SplitMix64(seed: name.lowercased().utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let (region, country, code) = random.pick([
      ("Lower Quill", "Ostravia", "XA"), ("Midland", "Norrheim", "XC"),
      ("Kékhegy", "Balatia", "XD"),
    ])
    let longitude = Double(Int.random(in: -20...240, using: &random)) / 10
    let zone = DemoPlace.zone(atLongitude: longitude)
    return DemoPlace(
      id: 91_000_000 + Int.random(in: 0..<1_000_000, using: &random), name: name, region: region,
      country: country, code: code,
      latitude: Double(Int.random(in: 380...620, using: &random)) / 10, longitude: longitude,
      zone: zone.name, offset: zone.offset,
      population: Int.random(in: 20_000...4_000_000, using: &random),
      elevation: Int.random(in: 3...600, using: &random), postcode: "")
  }
}
