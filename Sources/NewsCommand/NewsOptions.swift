#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Options
import ToolKit

/// A command line of `news` with environment and configuration, ready to be carried out.
struct NewsOptions: ToolOptions, Equatable {
  var invocation: NewsInvocation
  var common: CommonOptions
  /// Whether a feed is asked for at intervals alone, and no stream is opened.
  var polls: Bool
  /// Whether the bell rings for new stories in the full-screen view.
  var rings: Bool
  /// What is run for each new story of a watch; nil where nothing is.
  var exec: StoryCommand?
  /// Whether it is kept for later which stories were opened, and what was read in them.
  var keepsHistory: Bool
  /// Whether nothing is taken from the cache.
  var isFresh: Bool
  /// Nil for the public service.
  var baseURL: URL?
  /// Nil for the public service.
  var searchURL: URL?

  static let table = CommandTable.news

  init(_ settings: Settings, environment: [String: String]) throws(UsageError) {
    invocation = try NewsInvocation(settings)
    common = CommonOptions(settings, environment: environment)
    polls = settings[NewsKeys.poll]
    rings = settings[NewsKeys.bell]
    exec = settings[NewsKeys.exec].flatMap { command in
      command.isEmpty ? nil : StoryCommand(text: command, environment: environment)
    }
    keepsHistory = settings[NewsKeys.history]
    isFresh = settings[NewsKeys.fresh]
    baseURL = settings[NewsKeys.baseURL]
    searchURL = settings[NewsKeys.searchURL]
  }
}
