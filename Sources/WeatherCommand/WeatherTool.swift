#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FileStore
import HTTP
import Screen
import Terminal
import ToolKit
import Weather

/// `weather` as a whole.
struct WeatherTool: Tool {
  var surroundings: Surroundings
  /// Requests at a time, and connections to a host.
  private static let maxConcurrency = 2

  /// Does what the options say over the services they name.
  func carryOut(_ options: WeatherOptions, on console: Console) async throws(Failure) {
    if options.task == .credits {
      try console.print(Footer.credits.split(separator: "\n").map(String.init))
      return
    }
    let desk = try desk(for: options, on: console)
    switch options.task {
    case .report, .line: try await ReportCommand(desk: desk).run()
    case .list: try await ListCommand(desk: desk).run()
    case .watch(let interval):
      let places = try await PlaceResolver(desk: desk).resolve()
      if desk.layout.form == .rows, let device = surroundings.screen() {
        try await show(.watching(places), interval: interval, on: device, at: desk)
      } else {
        try await WatchCommand(desk: desk, interval: interval).run(places)
      }
    case .search(let text): try await search(text, at: desk)
    case .credits: break
    }
  }

  private func search(_ text: String, at desk: Desk) async throws(Failure) {
    if desk.layout.form == .rows, let device = surroundings.screen() {
      try await show(
        .searching(text), interval: Self.interval(desk.options), on: device, at: desk)
    } else if desk.layout.form == .sentences, let lines = surroundings.lines() {
      try await SearchCommand(desk: desk).run(text, on: lines)
    } else {
      throw Failure(
        text: "option '--interactive' needs a terminal", hints: ["See 'weather --help'."],
        status: .usage)
    }
  }

  private static func interval(_ options: WeatherOptions) -> Duration {
    options.common.isDemo ? .seconds(3) : .seconds(600)
  }

  private func show(
    _ beginning: WeatherState.Beginning, interval: Duration, on device: ScreenDevice, at desk: Desk
  ) async throws(Failure) {
    let settings = WeatherState.Settings(
      interval: interval, isDemo: desk.options.common.isDemo,
      glyphs: surroundings.terminal.usesUTF8 && !desk.options.wantsASCII ? .unicode : .ascii)
    let view = FullScreen(settings: settings, desk: desk)
    await desk.layout.showFullScreen(on: device) { session in
      await view.run(beginning, on: session)
    }
  }

  private func desk(for options: WeatherOptions, on console: Console) throws(Failure) -> Desk {
    let http = surroundings.http(
      options.common, maxConcurrency: Self.maxConcurrency, console: console)
    let needsKey = options.provider != .openMeteo && !options.common.isDemo
    let key = needsKey ? try options.key?.read() : nil
    let cache = options.common.isDemo ? nil : cache(on: console)
    let apiKey = options.common.isDemo ? APIKey("demo") : key.map { APIKey($0) }
    return Desk(
      finder: PlaceFinder(
        http: http, addresses: options.addresses, key: apiKey, cache: cache, now: surroundings.now),
      client: WeatherClient(
        http: http, addresses: options.addresses,
        provider: options.provider ?? (options.common.isDemo ? .openMeteo : nil), key: apiKey,
        cache: cache, now: surroundings.now),
      clock: surroundings.clock, layout: Layout(options.common, in: surroundings),
      console: console, options: options,
      glyphs: ChartGlyphs(in: surroundings.terminal, wantsASCII: options.wantsASCII))
  }

  private func cache(on console: Console) -> DiskCache? {
    UserFolder.cache.path(for: "weather", in: surroundings.environment).map { folder in
      DiskCache(folder: folder, limits: WeatherClient.cacheLimits, now: surroundings.now) {
        console.detail($0.description)
      }
    }
  }
}
