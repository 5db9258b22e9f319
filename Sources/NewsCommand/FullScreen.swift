import AsyncOperators
import HackerNews
import Screen

/// `news watch` as a full-screen view.
struct FullScreen: Sendable {
  var settings: ViewSettings
  var desk: Desk

  /// Shows the view until the user leaves it, the terminal is lost or the task is cancelled.
  ///
  /// One group owns all that goes on for the view, and ends it with the view.
  func run(on session: ScreenSession) async -> ViewEnding {
    let inbox = ViewInbox()
    var state = ViewState(settings: settings, size: session.size, now: desk.layout.now())
    let model = FeedModel(
      client: desk.client, feed: state.feed, limit: settings.excerpt.limit, followsScores: true,
      clock: desk.clock, now: desk.layout.now)
    let wishes = AsyncCurrentValueSubject<ViewWishes, Never>(state.wishes)
    let sources = ViewSources(
      wishes: wishes, model: model, desk: desk, pattern: settings.excerpt.match,
      interval: settings.interval, inbox: inbox)
    return await withDiscardingTaskGroup { group in
      defer { group.cancelAll() }
      sources.start(with: session.events, in: &group)
      session.show(state.frame())
      for await events in inbox {
        var effects: [ViewEffect] = []
        for event in events { effects += state.update(event, at: desk.layout.now()) }
        if case .leave(let ending)? = effects.first(where: \.isLeaving) { return ending }
        for effect in effects { sources.perform(effect, on: session, in: &group) }
        if wishes.value != state.wishes { wishes.send(state.wishes) }
        session.show(state.frame())
      }
      return .quit
    }
  }
}

extension ViewEffect {
  fileprivate var isLeaving: Bool { if case .leave = self { true } else { false } }
}
