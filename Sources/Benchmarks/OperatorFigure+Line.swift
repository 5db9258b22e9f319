#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OperatorFigure {
  static let heading = row("operator", "value", "by hand", "ratio", "floor", "ratio", "target")

  func row(isJudged: Bool) -> String {
    let (byHand, floor) = (cells(handWritten), cells(floor))
    return Self.row(
      name, "\(threeDigits(value)) \(unit)", byHand.value, byHand.ratio, floor.value, floor.ratio,
      targetText) + judgement(isJudged: isJudged)
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Object(self)), as: UTF8.self)
  }

  private struct Object: Encodable {
    var floor: Double?
    var hand_written: Double?
    var limit: Double
    var met: Bool
    var name: String
    var target: String
    var unit: String
    var value: Double

    init(_ figure: OperatorFigure) {
      (name, unit, met) = (figure.name, figure.unit, figure.isMet)
      (value, limit, target) = (rounded(figure.value), rounded(figure.limit), figure.targetText)
      (floor, hand_written) = (figure.floor.map(rounded), figure.handWritten.map(rounded))
    }
  }

  private var targetText: String {
    switch target {
    case .atMost(let most): "≤ \(threeDigits(most)) \(unit)"
    case .timesHandWritten(let ratio): "≤ \(threeDigits(ratio))× by hand"
    case .timesFloor(let ratio): "≤ \(threeDigits(ratio))× floor"
    case .end: "an end"
    }
  }

  private func cells(_ other: Double?) -> (value: String, ratio: String) {
    guard let other else { return ("", "") }
    return (threeDigits(other), threeDigits(value / other))
  }

  private static func row(
    _ name: String, _ value: String, _ byHand: String, _ byHandRatio: String, _ floor: String,
    _ floorRatio: String, _ target: String
  ) -> String {
    [
      Column.left(name, 44), Column.right(value, 11), Column.right(byHand, 8),
      Column.right(byHandRatio, 7), Column.right(floor, 7), Column.right(floorRatio, 7),
      Column.left(" \(target)", 17),
    ].joined(separator: " ")
  }
}

private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
