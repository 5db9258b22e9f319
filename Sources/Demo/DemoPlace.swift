/// An invented place of the sample weather services.
struct DemoPlace: Sendable, Equatable {
  var id: Int
  var name: String
  var region: String
  var country: String
  var code: String
  var latitude: Double
  var longitude: Double
  /// A zone whose clocks never change, and its seconds east of UTC.
  var zone: String
  var offset: Int
  var population: Int
  var elevation: Int
  var postcode: String

  /// The zone of a point that nobody lives at, by its longitude alone.
  static func zone(atLongitude longitude: Double) -> (name: String, offset: Int) {
    let hours = min(max(Int((longitude / 15).rounded()), -12), 12)
    guard hours != 0 else { return ("Etc/GMT", 0) }
    // The names count hours west of Greenwich.
    return (hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)", hours * 3600)
  }
}
