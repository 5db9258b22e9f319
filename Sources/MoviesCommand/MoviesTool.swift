#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FileStore
import HTTP
import Movies
import Posters
import Screen
import Terminal
import ToolKit

/// `movies` as a whole.
struct MoviesTool: Tool {
  var surroundings: Surroundings
  /// Requests at a time, and connections to a host.
  private static let maxConcurrency = 8

  /// Does what the options say over the service they name.
  func carryOut(_ options: MoviesOptions, on console: Console) async throws(Failure) {
    switch options.invocation {
    case .credits: return try console.print(Credits.lines)
    case .explainImages: return try console.print(posterSetting(for: options).explanation)
    case .list, .search, .interactiveSearch, .show, .browse: break
    }
    let desk = try desk(for: options, console: console)
    switch options.invocation {
    case .credits, .explainImages: break
    case .list(let list, let excerpt):
      try await ListCommand(source: .list(list), excerpt: excerpt).run(on: desk)
    case .search(let text, let excerpt):
      try await ListCommand(source: .search(text), excerpt: excerpt).run(on: desk)
    case .show(let id): try await ShowCommand(id: id).run(on: desk)
    case .browse(let list, let excerpt):
      try await browse(list, excerpt, search: nil, on: desk)
    case .interactiveSearch(let text, let excerpt):
      try await browse(.upcoming, excerpt, search: text, on: desk)
    }
  }

  private func browse(
    _ list: MovieList, _ excerpt: MovieExcerpt, search: String?, on desk: MoviesDesk
  ) async throws(Failure) {
    if desk.layout.form == .rows, let device = surroundings.screen() {
      let view = BrowseView(list: list, excerpt: excerpt, search: search, desk: desk)
      return await desk.layout.showFullScreen(on: device) {
        await view.run(on: $0)
      }
    }
    if let search, desk.layout.form == .sentences, let lines = surroundings.lines() {
      return try await SearchCommand(excerpt: excerpt).run(search, from: lines, on: desk)
    }
    guard search == nil else {
      throw Failure(
        text: "'-i' needs a terminal for the full-screen view",
        hints: ["Use 'movies search QUERY' without -i."], status: .usage)
    }
    try await ListCommand(source: .list(list), excerpt: excerpt).run(on: desk)
  }

  private func desk(
    for options: MoviesOptions, console: Console
  ) throws(Failure) -> MoviesDesk {
    let http = surroundings.http(
      options.common, maxConcurrency: Self.maxConcurrency, console: console)
    let client = MoviesClient(
      http: http, key: MoviesKey(try key(for: options)),
      baseURL: options.baseURL ?? MoviesClient.officialAddress, imageURL: options.imageURL,
      language: options.language, region: options.region)
    let setting = posterSetting(for: options)
    return MoviesDesk(
      client: client,
      posters: PosterLoader(
        client: client, http: http, disk: cache(for: options, console: console)),
      writer: PosterWriter(
        setting: setting, environment: surroundings.terminal, clock: surroundings.clock),
      posterSetting: setting,
      clock: surroundings.clock,
      layout: Layout(options.common, in: surroundings),
      glyphs: surroundings.terminal.usesUTF8 ? .unicode : .ascii, console: console,
      browser: Browser(environment: surroundings.environment), isDemo: options.common.isDemo)
  }

  private func key(for options: MoviesOptions) throws(Failure) -> String {
    if options.common.isDemo { return "demo" }
    guard let key = options.key else {
      throw Failure(
        text: "an API key of TMDB is needed",
        hints: [
          "Get one at https://www.themoviedb.org/settings/api and set MOVIES_API_KEY to it, or use --api-key-file FILE.",
          "Use --demo to see sample films without a key or a network.",
        ], status: .configuration)
    }
    return try key.read()
  }

  /// Posters are kept for each address of its own; none of a demo.
  private func cache(for options: MoviesOptions, console: Console) -> DiskCache? {
    guard !options.common.isDemo,
      let folder = UserFolder.cache.path(for: "movies", in: surroundings.environment)
    else { return nil }
    return DiskCache(
      folder: folder + "/posters", limits: PosterLoader.diskLimits, now: surroundings.now
    ) { console.detail("\($0)") }
  }

  private func posterSetting(for options: MoviesOptions) -> PosterSetting {
    let isTerminal = surroundings.terminal.isTerminal(tty: surroundings.outputIsTTY)
    let layout = Layout(options.common, in: surroundings)
    return PosterSetting(
      options.images, environment: surroundings.terminal, isTerminal: isTerminal,
      wantsText: options.common.output != .lines || options.common.isAccessible,
      usesColor: layout.isColored)
  }
}
