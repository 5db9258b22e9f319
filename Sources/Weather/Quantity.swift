/// A number with its unit, as a person reads it.
public struct Quantity: Sendable, Equatable {
  /// The number, not rounded.
  public var value: Double
  /// The unit, such as `°C` or `km/h`.
  public var unit: String
  /// How many places after the point make sense.
  public var places: Int

  /// A number with its unit.
  public init(_ value: Double, _ unit: String, places: Int) {
    self.value = value
    self.unit = unit
    self.places = places
  }

  /// The number rounded to `places`, which are always written: `12.0`, never `-0`.
  public var number: String { number(places: places) }

  /// The number rounded to so many places, 0 to 6, all of them written; `-0.04` with one place is `0.0`.
  public func number(places: Int) -> String {
    let places = min(max(places, 0), 6)
    let rounded = Number.rounded(value, places: places)
    guard rounded.isFinite, rounded.magnitude < 1e12 else { return "?" }
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let digits = Int((rounded.magnitude * Double(scale)).rounded())
    let sign = digits != 0 && rounded < 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(digits)" }
    let fraction = String(digits % scale)
    let zeros = String(repeating: "0", count: places - fraction.utf8.count)
    return "\(sign)\(digits / scale).\(zeros)\(fraction)"
  }
}

extension Quantity: CustomStringConvertible {
  /// Number and unit with a blank between them, such as `12.3 °C`.
  public var description: String { "\(number) \(unit)" }
}
