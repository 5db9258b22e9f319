#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Measurement {
  static let heading = row("measure", "value", "ideal", "ratio", "limit")

  func row(isJudged: Bool) -> String {
    Self.row(
      name, "\(threeDigits(value)) \(unit)", "\(threeDigits(ideal)) \(unit)", threeDigits(ratio),
      threeDigits(limit)) + judgement(isJudged: isJudged) + courseLine
  }

  private var courseLine: String {
    course.isEmpty ? "" : "\n  " + course.map(threeDigits).joined(separator: " ") + " \(unit)"
  }

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
    var course: [Double]?

    init(_ figure: Measurement) {
      (name, unit, met) = (figure.name, figure.unit, figure.isMet)
      (value, ideal) = (Self.rounded(figure.value), Self.rounded(figure.ideal))
      (ratio, limit) = (Self.rounded(figure.ratio), Self.rounded(figure.limit))
      course = figure.course.isEmpty ? nil : figure.course.map(Self.rounded)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
  }

  private static func row(
    _ name: String, _ value: String, _ ideal: String, _ ratio: String, _ limit: String
  ) -> String {
    [
      Column.left(name, 42), Column.right(value, 13), Column.right(ideal, 13),
      Column.right(ratio, 7), Column.right(limit, 7),
    ].joined(separator: " ")
  }
}
