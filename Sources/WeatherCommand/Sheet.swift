import Terminal
import Weather

/// What a page is written on: its width, its characters and the units of the reader.
struct Sheet: Sendable {
  /// Cells in a line.
  var width: Int
  var glyphs: ChartGlyphs
  var units: UnitSystem

  /// Whether there is no room for columns of text.
  var isNarrow: Bool { width < 40 }

  /// A quantity with its unit, in the characters of the sheet.
  func text(_ quantity: Quantity) -> String { "\(quantity.number) \(unit(of: quantity))" }

  /// The unit alone.
  func unit(of quantity: Quantity) -> String {
    glyphs == .unicode
      ? quantity.unit
      : quantity.unit.replacing("°", with: "").replacing("µ", with: "u").replacing("³", with: "3")
  }

  func temperature(_ celsius: Double?) -> String? {
    celsius.map { text(units.temperature(celsius: $0)) }
  }

  func wind(_ kilometresPerHour: Double?) -> String? {
    kilometresPerHour.map { text(units.wind(kilometresPerHour: $0)) }
  }

  func precipitation(_ millimetres: Double?) -> String? {
    millimetres.map { text(units.precipitation(millimetres: $0)) }
  }

  func snow(_ centimetres: Double?) -> String? {
    centimetres.map { text(units.snow(centimetres: $0)) }
  }

  func pressure(_ hectopascals: Double?) -> String? {
    hectopascals.map { text(units.pressure(hectopascals: $0)) }
  }

  func visibility(_ metres: Double?) -> String? {
    metres.map { text(units.visibility(metres: $0)) }
  }

  func percent(_ value: Double?) -> String? {
    value.map { text(Quantity($0, "%", places: 0)) }
  }

  func uvIndex(_ value: Double?) -> String? { value.map { Quantity($0, "", places: 1).number } }

  func concentration(_ micrograms: Double?) -> String? {
    micrograms.map { text(Quantity($0, "µg/m³", places: 1)) }
  }

  /// Where wind comes from, such as `WSW`.
  func compass(_ degrees: Double?) -> String? {
    degrees.flatMap { CompassPoint(degrees: $0)?.rawValue }
  }

  /// Where wind comes from, such as `258°`.
  func degrees(_ degrees: Double?) -> String? {
    degrees.map { Quantity($0, "", places: 0).number + (glyphs == .unicode ? "°" : " deg") }
  }
}
