#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Screen
import Terminal

extension NewsTool {
  /// Shows a feed in the full-screen view; ends the process where the terminal is lost, as line output does.
  func watch(
    _ excerpt: FeedExcerpt, interval: Duration, options: NewsOptions, on device: ScreenDevice,
    at desk: Desk
  ) async {
    let settings = ViewSettings(
      excerpt: excerpt, interval: interval, rings: options.rings, isDemo: options.isDemo,
      glyphs: surroundings.terminal.usesUTF8 ? .unicode : .ascii,
      hasHyperlinks: desk.layout.hasHyperlinks)
    let view = FullScreen(settings: settings, desk: desk)
    let ending = await withScreen(
      on: device, usesColor: desk.layout.isColored, usesHyperlinks: desk.layout.hasHyperlinks,
      clock: desk.clock
    ) { await view.run(on: $0) }
    if ending == .lost { endProcess(by: SIGHUP) }
  }
}
