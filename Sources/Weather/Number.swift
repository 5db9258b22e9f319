/// Foreign numbers made fit for showing.
enum Number {
  /// The number without the sign that a zero may have.
  static func plain(_ value: Double) -> Double { value == 0 ? 0 : value }

  /// The number with at most so many places after the point, never `-0`.
  static func rounded(_ value: Double, places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite else { return plain(value) }
    return plain(scaled / scale)
  }
}

extension Number {
  /// Degrees as the services are asked for them: five places are a metre.
  static func coordinate(_ degrees: Double) -> String {
    var text = Quantity(degrees, "", places: 5).number
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
