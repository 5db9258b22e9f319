/// Compares stories with a `StoryPattern`.
struct StoryMatcher {
  private let regex: Regex<AnyRegexOutput>?

  /// What comes behind in a title is not looked at, so that a hostile one costs little.
  static let mostCharacters = 500

  init(_ text: String, ignoresCase: Bool) {
    regex = try? Regex(text).ignoresCase(ignoresCase)
  }

  /// Whether the title or the host has the pattern somewhere.
  func matches(title: String, host: String?) -> Bool {
    [title, host ?? ""].contains { text in
      regex.map { text.prefix(Self.mostCharacters).contains($0) } ?? false
    }
  }
}
