import Options

/// A language as the service names it: ISO 639-1, or with a country, such as `pt-BR`.
enum LanguageCode {
  static let rule = "CODE is a language such as de, or one of a country such as pt-BR."

  /// The code as the service writes it.
  static func parse(_ text: String) throws(TextObjection) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(\.isCodeOfTwo) else {
      throw TextObjection(rule)
    }
    return ([parts[0].lowercased()] + parts.dropFirst().map { $0.uppercased() })
      .joined(separator: "-")
  }
}

extension Substring {
  /// Whether this is two ASCII letters.
  var isCodeOfTwo: Bool { count == 2 && allSatisfy { $0.isASCII && $0.isLetter } }
}
