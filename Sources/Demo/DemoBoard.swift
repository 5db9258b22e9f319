import Synchronization

/// The news as they are now, and who wants to hear of each change.
final class DemoBoard: Sendable {
  private struct State {
    var news: DemoHackerNews
    var listeners: [Int: AsyncStream<DemoHackerNews>.Continuation] = [:]
    var lastListener = 0
  }
  private let state: Mutex<State>

  init(_ news: DemoHackerNews) { state = Mutex(State(news: news)) }

  var news: DemoHackerNews { state.withLock(\.news) }

  func move(seconds: Int) {
    state.withLock { state in
      state.news.move(seconds: seconds)
      for listener in state.listeners.values { listener.yield(state.news) }
    }
  }

  /// The news now and after each change, the latest only for whom is slow.
  func changes() -> AsyncStream<DemoHackerNews> {
    let (stream, listener) = AsyncStream.makeStream(
      of: DemoHackerNews.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = listener
      listener.yield(state.news)
      return state.lastListener
    }
    listener.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }
}
