/// Text cut to no width but filled up to one, for columns that stand under each other.
enum Column {
  static func left(_ text: String, _ width: Int) -> String { text + blanks(width, for: text) }

  static func right(_ text: String, _ width: Int) -> String { blanks(width, for: text) + text }

  private static func blanks(_ width: Int, for text: String) -> String {
    String(repeating: " ", count: max(0, width - text.count))
  }
}
