import HackerNews
import Options
import ToolKit

extension NewsInvocation {
  /// With invented stories something is new every few seconds.
  private static let demoInterval = Duration.seconds(3)

  /// The command that the settings name, with its operands and options.
  /// - Throws: That the words to search for are blank or too many, or that there are too many rules.
  init(_ settings: Settings) throws(UsageError) {
    let operand = settings.operands.first ?? ""
    let excerpt = FeedExcerpt(
      feed: settings[NewsKeys.feed], limit: settings[NewsKeys.limit],
      rules: try StoryRules(settings))
    switch settings.command {
    case Command.watch.name:
      let isHurried =
        settings[CommonKeys.demo] && settings.source(of: NewsKeys.interval) == .builtIn
      self = .watch(
        excerpt, interval: isHurried ? Self.demoInterval : settings[NewsKeys.interval],
        once: settings[NewsKeys.once])
    case Command.item.name: self = .item(ItemAddress.id(in: operand) ?? 0)
    case Command.search.name: self = .search(try SearchQuery(settings))
    case Command.user.name: self = .user(operand)
    default: self = settings[NewsKeys.sinceLast] ? .listSinceLast(excerpt) : .list(excerpt)
    }
  }
}

extension StoryRules {
  fileprivate init(_ settings: Settings) throws(UsageError) {
    self.init(
      match: settings[NewsKeys.match], mute: settings[NewsKeys.mute],
      minPoints: settings[NewsKeys.minPoints])
    for (name, rules) in [("match", match), ("mute", mute)] where rules.count > Self.mostRules {
      throw UsageError("more than \(Self.mostRules) rules for '\(name)'")
    }
  }
}

extension SearchQuery {
  /// The service looks at no more, and an address must stay short.
  private static let mostBytes = 500

  fileprivate init(_ settings: Settings) throws(UsageError) {
    let text = settings.operands.joined(separator: " ")
    if text.allSatisfy(\.isWhitespace) {
      throw CommandTable.news.missingOperand(of: .search)
    }
    guard text.utf8.count <= Self.mostBytes else {
      throw UsageError("QUERY has more than \(Self.mostBytes) bytes")
    }
    self.init(
      text, order: settings[NewsKeys.sort], kind: settings[NewsKeys.type],
      page: settings[NewsKeys.page], hitsPerPage: settings[NewsKeys.resultLimit])
  }
}
