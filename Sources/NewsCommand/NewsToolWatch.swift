import HackerNews
import Screen
import Terminal
import ToolKit

extension NewsTool {
  /// Shows a feed in the full-screen view; ends the process where the terminal is lost, as line output does.
  func watch(
    _ excerpt: FeedExcerpt, interval: Duration, options: NewsOptions, on device: ScreenDevice,
    at desk: Desk
  ) async {
    let settings = ViewSettings(
      excerpt: excerpt, interval: interval, rings: options.rings,
      runsCommand: options.exec != nil, isDemo: options.common.isDemo,
      glyphs: surroundings.terminal.usesUTF8 ? .unicode : .ascii,
      hasHyperlinks: desk.layout.hasHyperlinks)
    let model = FeedModel(
      client: desk.client, feed: excerpt.feed, limit: excerpt.limit, followsScores: true,
      clock: desk.clock, now: desk.layout.now)
    let view = FullScreen(settings: settings, desk: desk, model: model)
    await desk.layout.showFullScreen(on: device) { await view.run(on: $0) }
    desk.console.detail(await model.traffic.description)
  }
}
