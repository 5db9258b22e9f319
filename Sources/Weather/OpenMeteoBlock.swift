#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One block of Open-Meteo, such as `hourly`: columns of values, and the units they are in.
///
/// Source: open-meteo.com/en/docs. Where a reply says no unit it is the one that holds by default.
struct OpenMeteoBlock {
  /// The columns by the names of their variables; in `current` each is a single value.
  var columns: Tree
  /// The unit of each variable.
  var units: Tree
  /// Seconds east of UTC that the whole reply is labelled with.
  var offset: Int

  /// The block of this name.
  init(_ name: String, of document: Tree) {
    columns = document[name]
    units = document[name + "_units"]
    offset = document["utc_offset_seconds"].whole ?? 0
  }

  /// The value of a variable in a row; in `current` there is no row.
  func value(_ name: String, _ row: Int?) -> Tree {
    guard let row else { return columns[name] }
    return columns[name][row]
  }

  /// A number as it is.
  func number(_ name: String, _ row: Int?) -> Double? { value(name, row).number }

  /// A temperature.
  func celsius(_ name: String, _ row: Int?) -> Double? {
    number(name, row).map { value in
      units[name].text == "°F" ? Number.rounded((value - 32) * 5 / 9, places: 2) : value
    }
  }

  /// A speed, by default in km/h.
  func kilometresPerHour(_ name: String, _ row: Int?) -> Double? {
    scaled(name, row, by: ["mp/h": 1.609_344, "mph": 1.609_344, "m/s": 3.6, "kn": 1.852])
  }

  /// An amount of water.
  func millimetres(_ name: String, _ row: Int?) -> Double? { scaled(name, row, by: ["inch": 25.4]) }

  /// A depth of snow.
  func centimetres(_ name: String, _ row: Int?) -> Double? {
    scaled(name, row, by: ["inch": 2.54, "mm": 0.1, "m": 100])
  }

  /// A distance.
  func metres(_ name: String, _ row: Int?) -> Double? {
    scaled(name, row, by: ["ft": 0.3048, "km": 1000])
  }

  /// A moment: Unix seconds, or a local time without its offset, such as `2026-10-05T14:15`.
  func moment(_ name: String, _ row: Int?) -> Date? {
    let seconds: Double
    switch value(name, row) {
    case .number(let number): seconds = number
    case .text(let text):
      guard let local = Self.seconds(text) else { return nil }
      seconds = Double(local - bounded)
    default: return nil
    }
    // Before 2024 the service wrote the beginning of 1970 where there is no sunrise.
    guard seconds > 2 * 86_400, seconds < 253_402_300_800 else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  /// A day: its text, or its local midnight in UTC, which only the reply's own offset makes a day again.
  func date(_ row: Int) -> CalendarDate? {
    switch value("time", row) {
    case .text(let text): return CalendarDate(text.prefix(10))
    case .number:
      guard let midnight = moment("time", row) else { return nil }
      return PlaceZone(name: nil, offsetSeconds: bounded).date(at: midnight)
    default: return nil
    }
  }

  private var bounded: Int { (-93_600...93_600).contains(offset) ? offset : 0 }

  private func scaled(_ name: String, _ row: Int?, by factors: [String: Double]) -> Double? {
    guard let value = number(name, row) else { return nil }
    guard let factor = units[name].text.flatMap({ factors[$0] }) else { return value }
    return Number.rounded(value * factor, places: 3)
  }

  /// Seconds since 1970 of a local time as if it were UTC.
  private static func seconds(_ text: String) -> Int? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = CalendarDate(halves[0]), halves.count <= 2 else { return nil }
    guard halves.count == 2 else { return date.daysSince1970 * 86_400 }
    let parts = halves[1].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count == 2 ? Int($0) : nil }
    guard numbers.count == parts.count, (2...3).contains(numbers.count),
      (0...23).contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0...59).contains($0) })
    else { return nil }
    let second = numbers.count == 3 ? numbers[2] : 0
    return date.daysSince1970 * 86_400 + numbers[0] * 3600 + numbers[1] * 60 + second
  }
}
