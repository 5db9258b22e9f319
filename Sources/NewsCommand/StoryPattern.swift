import Options

/// A regular expression that titles and hosts are compared with.
///
/// Letter case is ignored unless the expression has a capital letter, not counting escapes such as
/// `\W` and `\p{Lu}`.
struct StoryPattern: Sendable, Equatable {
  /// The expression as it was given.
  let text: String

  /// Longer expressions are refused, since making one ready takes time and memory.
  static let mostCharacters = 500

  /// Checks that `text` is an expression.
  /// - Throws: What is wrong with it.
  init(_ text: String) throws(TextObjection) {
    self.text = text
    guard !text.isEmpty else { throw TextObjection("REGEX is empty.") }
    guard text.utf8.count <= Self.mostCharacters else {
      throw TextObjection("REGEX has more than \(Self.mostCharacters) characters.")
    }
    do { _ = try Regex(text) } catch { throw TextObjection("REGEX is wrong: \(error).") }
  }

  /// The expression made ready for many comparisons; it stays with the task that asked for it.
  func matcher() -> StoryMatcher { StoryMatcher(text, ignoresCase: ignoresCase) }

  private var ignoresCase: Bool {
    var characters = text[...]
    while let character = characters.popFirst() {
      if character == "\\" {
        _ = characters.popFirst()
        if characters.first == "{" { characters = characters.drop { $0 != "}" } }
      } else if character.isUppercase {
        return false
      }
    }
    return true
  }
}
