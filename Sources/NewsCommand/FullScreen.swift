import AsyncOperators
import HackerNews
import Screen
import Terminal
import ToolKit

/// `news watch` as a full-screen view.
struct FullScreen: Sendable {
  var settings: ViewSettings
  var desk: Desk
  var model: FeedModel

  /// Shows the view until the user leaves it, the terminal is lost or the task is cancelled.
  func run(on session: ScreenSession) async -> ViewEnding {
    let state = ViewState(settings: settings, size: session.size, now: desk.layout.now())
    var sources = ViewSources(
      wishes: AsyncCurrentValueSubject(state.wishes), model: model, desk: desk,
      rules: settings.excerpt.rules, interval: settings.interval)
    if let command = desk.exec {
      // Nothing that it writes may come into the view.
      sources.runs = StoryCommandRuns(command, output: .nowhere) { [inbox = sources.inbox] in
        inbox.add(.failed("error: \($0)"))
      }
    }
    return await sources.run(state, on: session, now: desk.layout.now)
  }
}
