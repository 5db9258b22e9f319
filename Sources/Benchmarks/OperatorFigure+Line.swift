#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OperatorFigure {
  static let heading = row("operator", "value", "by hand", "ratio", "floor", "ratio", "target")

  func row(isJudged: Bool) -> String {
    Self.row(
      name, "\(threeDigits(value)) \(unit)", cell(handWritten), cell(handWrittenRatio), cell(floor),
      cell(floorRatio), targetText) + judgement(isJudged: isJudged)
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Object(self)), as: UTF8.self)
  }

  private struct Object: Encodable {
    var floor: Double?
    var floor_ratio: Double?
    var hand_written: Double?
    var hand_written_ratio: Double?
    var met: Bool
    var name: String
    var target: String
    var unit: String
    var value: Double

    init(_ figure: OperatorFigure) {
      (name, unit, met) = (figure.name, figure.unit, figure.isMet)
      (value, target) = (rounded(figure.value), figure.targetText)
      (floor, hand_written) = (figure.floor.map(rounded), figure.handWritten.map(rounded))
      floor_ratio = figure.floorRatio.map(rounded)
      hand_written_ratio = figure.handWrittenRatio.map(rounded)
    }
  }

  private var targetText: String {
    switch target {
    case .atMost(let most): "≤ \(threeDigits(most)) \(unit)"
    case .timesHandWritten(let ratio): "≤ \(threeDigits(ratio))× by hand"
    case .timesFloor(let ratio): "≤ \(threeDigits(ratio))× floor"
    }
  }

  private func cell(_ number: Double?) -> String { number.map(threeDigits) ?? "" }

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
