/// A number that was measured, with what it is held against.
protocol Figure: Sendable {
  /// What stands above the rows.
  static var heading: String { get }
  var isMet: Bool { get }

  /// Its row of the table; without a judgement where that would mean nothing.
  func row(isJudged: Bool) -> String

  /// One JSON object; the keys are sorted.
  func json() throws -> String
}

extension Figure {
  func judgement(isJudged: Bool) -> String { isJudged ? (isMet ? "  ok" : "  OVER") : "" }
}
