#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Measurement {
  /// What stands above the rows.
  static let heading = row("measure", "value", "ideal", "ratio", "limit", "")

  /// Its row of the table; without a judgement where that would mean nothing.
  func row(isJudged: Bool) -> String {
    Self.row(
      name, "\(threeDigits(value)) \(unit)", "\(threeDigits(ideal)) \(unit)", threeDigits(ratio),
      threeDigits(limit), isJudged ? (isMet ? "ok" : "OVER") : "")
  }

  /// One JSON object; the keys are sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Object(self)), as: UTF8.self)
  }

  private struct Object: Encodable {
    var name: String
    var value: Double
    var unit: String
    var ideal: Double
    var ratio: Double
    var limit: Double
    var met: Bool

    init(_ figure: Measurement) {
      (name, unit, met) = (figure.name, figure.unit, figure.isMet)
      (value, ideal) = (Self.rounded(figure.value), Self.rounded(figure.ideal))
      (ratio, limit) = (Self.rounded(figure.ratio), Self.rounded(figure.limit))
    }

    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
  }

  private static func row(
    _ name: String, _ value: String, _ ideal: String, _ ratio: String, _ limit: String,
    _ judgement: String
  ) -> String {
    let cells = [
      left(name, 42), right(value, 13), right(ideal, 13), right(ratio, 7), right(limit, 7),
    ]
    return judgement.isEmpty
      ? cells.joined(separator: " ") : "\(cells.joined(separator: " "))  \(judgement)"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
