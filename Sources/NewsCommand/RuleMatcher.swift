import HackerNews
import Terminal

/// A rule made ready for many comparisons; it stays with the task that made it.
struct RuleMatcher {
  private let rule: StoryRule
  private let pattern: StoryMatcher?
  private let limit: MatchLimit

  /// A rule that `option`, such as `--match`, gave.
  init(_ rule: StoryRule, of option: String, console: Console) {
    self.rule = rule
    if case .pattern(let expression) = rule {
      pattern = expression.matcher()
      limit = .endingProcess(pattern: expression.text, of: option, console: console)
    } else {
      pattern = nil
      limit = MatchLimit {}
    }
  }

  /// Whether the rule fits a story.
  func fits(_ item: Item) -> Bool {
    switch rule {
    case .pattern:
      guard let pattern else { return false }
      return limit.holding { pattern.matches(title: item.title ?? "", host: item.host) }
    case .words(let words):
      return (item.title ?? "").prefix(StoryMatcher.mostCharacters).lowercased().hasWords(words)
    case .host(let name):
      return item.host.map { $0 == name || $0.hasSuffix("." + name) } ?? false
    case .author(let name): return item.author?.lowercased() == name
    }
  }
}

extension String {
  /// Whether `words` stand in it with no letter or digit right before or behind them.
  fileprivate func hasWords(_ words: String) -> Bool {
    var rest = self[...]
    var before: Character?
    while let place = rest.firstRange(of: words) {
      if place.lowerBound > rest.startIndex { before = self[index(before: place.lowerBound)] }
      let behind = place.upperBound < endIndex ? self[place.upperBound] : nil
      if ![before, behind].contains(where: { $0?.isLetter == true || $0?.isNumber == true }) {
        return true
      }
      before = self[place.lowerBound]
      rest = self[index(after: place.lowerBound)...]
    }
    return false
  }
}
