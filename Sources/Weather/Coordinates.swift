/// A point that somebody typed, such as `51.5,-0.12`, `51.5 -0.12` or `51.5°N, 0.12°W`.
struct Coordinates: Equatable {
  var latitude: Double
  var longitude: Double

  /// What the text says if it has the form of coordinates: `nil` for a name or a post code.
  ///
  /// - Returns: the two numbers, which need not be on the globe.
  static func pair(in text: String) -> Coordinates? {
    let halves = text.split(separator: ",", omittingEmptySubsequences: false)
    if halves.count == 2 {
      guard let first = number(halves[0], "N", "S"), let second = number(halves[1], "E", "W")
      else { return nil }
      return Coordinates(latitude: first, longitude: second)
    }
    // Two whole numbers without a comma are a post code, such as `111 22`.
    let words = text.split(separator: " ")
    guard words.count == 2, text.contains(where: { ".-°NSEWnsew".contains($0) }),
      let first = number(words[0], "N", "S"), let second = number(words[1], "E", "W")
    else { return nil }
    return Coordinates(latitude: first, longitude: second)
  }

  /// Whether there is such a point.
  var isOnGlobe: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  /// The point as a place that is called by its coordinates.
  var place: Place {
    let name = [latitude, longitude].map(Number.coordinate).joined(separator: ", ")
    return Place(name: name, latitude: latitude, longitude: longitude)
  }

  private static func number(_ text: Substring, _ plus: String, _ minus: String) -> Double? {
    var digits = text.filter { $0 != " " }
    var sign = 1.0
    if let last = digits.last?.uppercased(), last == plus || last == minus {
      digits.removeLast()
      sign = last == minus ? -1 : 1
    }
    if digits.last == "°" { digits.removeLast() }
    let magnitude = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    let parts = magnitude.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, magnitude.utf8.count <= 20,
      magnitude.utf8.contains(where: { $0 != 0x2e }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let value = Double("0" + magnitude)
    else { return nil }
    return Number.plain(sign * (digits.hasPrefix("-") ? -value : value))
  }
}
