import Options

/// What stories may have in common, as a user says it.
enum StoryRule: Sendable, Equatable {
  /// The title or the host has this somewhere.
  case pattern(StoryPattern)
  /// The title has these words as they are, in whatever case, and not as parts of others.
  case words(String)
  /// The link leads to this host or one below it; in lower case and without `www.`.
  case host(String)
  /// This user submitted it; in lower case.
  case author(String)

  /// Reads `word:…`, `host:…`, `by:…`, `/…/` for an expression, or anything else as an expression.
  /// - Throws: What is wrong with it.
  init(_ text: String) throws(TextObjection) {
    if let words = text.rest(after: "word:") {
      guard !words.allSatisfy(\.isWhitespace), words.utf8.count <= StoryPattern.mostCharacters
      else { throw TextObjection("word: is followed by 1 to 500 characters.") }
      self = .words(words.lowercased())
    } else if let name = text.rest(after: "host:") {
      let host = name.lowercased().rest(after: "www.") ?? name.lowercased()
      guard (1...253).contains(host.utf8.count), !host.contains(where: Self.isOutsideHost) else {
        throw TextObjection("host: is followed by a host such as example.com.")
      }
      self = .host(host)
    } else if let name = text.rest(after: "by:") {
      if UserName.objection(to: name) != nil {
        throw TextObjection("by: is followed by the name of a user.")
      }
      self = .author(name.lowercased())
    } else if text.count > 2, let start = text.rest(after: "/"), start.last == "/" {
      self = .pattern(try StoryPattern(String(start.dropLast())))
    } else {
      self = .pattern(try StoryPattern(text))
    }
  }

  /// Whether a character ends a host, so that an address is not taken for one.
  private static func isOutsideHost(_ character: Character) -> Bool {
    character.isWhitespace || "/:@?#*".contains(character)
  }
}

extension String {
  /// What follows `start`; nil where the text does not begin with it.
  fileprivate func rest(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
