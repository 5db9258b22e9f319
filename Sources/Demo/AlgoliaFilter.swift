/// One condition on a number, such as `points>=100`.
struct AlgoliaFilter {
  private let field: String
  private let comparison: String
  private let number: Int

  /// `nil` for what is no such condition.
  init?(_ text: Substring) {
    let text = text.filter { $0 != " " }
    guard let start = text.firstIndex(where: { "<>=".contains($0) }) else { return nil }
    field = String(text[..<start])
    comparison = String(text[start...].prefix { "<>=".contains($0) })
    guard let number = Int(text[start...].dropFirst(comparison.count)) else { return nil }
    self.number = number
  }

  func admits(_ hit: AlgoliaHit) -> Bool {
    guard let value = hit.number(field) else { return false }
    switch comparison {
    case "<": return value < number
    case "<=": return value <= number
    case ">": return value > number
    case ">=": return value >= number
    default: return value == number
    }
  }
}
