#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FileStore
import HTTP
import HackerNews
import Terminal
import ToolKit

/// `news` as a whole.
struct NewsTool: Tool {
  var surroundings: Surroundings
  /// Requests at a time, and connections to a host.
  private static let maxConcurrency = 16

  /// Does what the options say over the services they name.
  func carryOut(_ options: NewsOptions, on console: Console) async throws(Failure) {
    let client = client(for: options, console: console)
    let desk = Desk(
      client: client, pushes: pushes(for: options, console: console), clock: surroundings.clock,
      layout: Layout(options.common, in: surroundings),
      console: console, browser: Browser(environment: surroundings.environment),
      exec: options.exec,
      history: options.keepsHistory && !options.common.isDemo
        ? HistoryFile.usual(in: surroundings.environment) : nil)
    switch options.invocation {
    case .list(let excerpt):
      try await FeedCommand(excerpt: excerpt, interval: nil, isWatching: false).run(on: desk)
    case .listSinceLast(let excerpt):
      try await sinceLast(excerpt, options: options).run(on: desk)
    case .watch(let excerpt, let interval, let once):
      if !once, desk.layout.form == .rows, let device = surroundings.screen() {
        await watch(excerpt, interval: interval, options: options, on: device, at: desk)
        return
      }
      try await FeedCommand(excerpt: excerpt, interval: once ? nil : interval, isWatching: true)
        .run(on: desk)
    case .item(let id): try await ItemCommand(id: id).run(on: desk)
    case .search(let query): try await SearchCommand(query: query).run(on: desk)
    case .user(let name): try await UserCommand(name: name).run(on: desk)
    }
  }

  /// - Throws: That there is no place to keep what was printed.
  private func sinceLast(
    _ excerpt: FeedExcerpt, options: NewsOptions
  ) throws(Failure) -> SinceLastCommand {
    let file = options.common.isDemo ? nil : PrintedFile.usual(in: surroundings.environment)
    guard file != nil || options.common.isDemo else {
      throw Failure(
        text: "there is no folder to keep what was printed in",
        hints: ["Set HOME or XDG_STATE_HOME."], status: .configuration)
    }
    return SinceLastCommand(
      excerpt: excerpt, service: options.baseURL ?? HackerNewsClient.officialAddress, file: file)
  }

  /// Streams over connections of their own, for a feed that is followed.
  private func pushes(for options: NewsOptions, console: Console) -> FeedPushes? {
    guard case .watch(_, _, once: false) = options.invocation, !options.polls else { return nil }
    return FeedPushes(
      http: surroundings.http(options.common, maxConcurrency: 2, console: console),
      baseURL: options.baseURL ?? HackerNewsClient.officialAddress)
  }

  private func client(for options: NewsOptions, console: Console) -> HackerNewsClient {
    let http = surroundings.http(
      options.common, maxConcurrency: Self.maxConcurrency, console: console)
    let baseURL = options.baseURL ?? HackerNewsClient.officialAddress
    let searchURL = options.searchURL ?? HackerNewsClient.officialSearchAddress
    return HackerNewsClient(
      http: http, baseURL: baseURL, searchURL: searchURL, maxConcurrency: Self.maxConcurrency,
      cache: options.common.isDemo
        ? nil : memory(of: [baseURL, searchURL], isFresh: options.isFresh, console: console),
      // A thread in the cache tells what was read.
      keepsThreads: options.keepsHistory)
  }

  /// What earlier runs brought from the services at the addresses; nil without a folder to keep it in.
  ///
  /// A file that was lost is a warning; a folder that cannot be written, which would be told each time, is for those who
  /// ask. What is said while a view has the terminal comes after it.
  private func memory(of services: [URL], isFresh: Bool, console: Console) -> DiskMemory? {
    UserFolder.cache.path(for: "news", in: surroundings.environment).map { folder in
      let cache = DiskCache(folder: folder, limits: DiskMemory.limits, now: surroundings.now) {
        switch $0 {
        case .damaged: console.warning($0.description)
        case .unwritable: console.detail($0.description)
        }
      }
      return DiskMemory(
        cache: cache, addresses: services.map(\.absoluteString), isFresh: isFresh)
    }
  }
}
