import Options

/// A country as the service names it: ISO 3166-1, such as `GB`.
enum RegionCode {
  static let rule = "CODE is a country of two letters, such as GB."

  /// The code as the service writes it.
  static func parse(_ text: String) throws(TextObjection) -> String {
    guard text[...].isCodeOfTwo else { throw TextObjection(rule) }
    return text.uppercased()
  }
}
