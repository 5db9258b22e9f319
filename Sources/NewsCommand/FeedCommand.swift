#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import AsyncOperators
import HackerNews
import Terminal
import ToolKit

/// `news list` and `news watch`: a feed on standard output.
struct FeedCommand: Sendable {
  var excerpt: FeedExcerpt
  /// The time between refreshes; nil for the stories of now alone.
  var interval: Duration?
  /// Whether the records say which event they are.
  var isWatching: Bool

  /// Prints the feed, and what is new in it until the task is cancelled.
  func run(on desk: Desk) async throws(Failure) {
    let model = FeedModel(
      client: desk.client, feed: excerpt.feed, limit: excerpt.limit,
      followsScores: interval != nil && excerpt.rules.minPoints > 0, clock: desk.clock,
      now: desk.layout.now)
    // One choice for now; a view with tabs sends more.
    let choices = AsyncStream(Feed.self, bufferingPolicy: .bufferingNewest(1)) { choices in
      choices.yield(excerpt.feed)
      choices.finish()
    }
    let runs = runs(on: desk)
    let result = await withTaskGroup(of: Result<Void, Failure>?.self) { group in
      group.addTask {
        await model.run(
          feeds: choices, interval: interval ?? .seconds(3600), pushes: desk.pushes)
        return nil
      }
      if let runs {
        group.addTask {
          await runs.run(clock: desk.clock)
          return nil
        }
      }
      group.addTask {
        do throws(Failure) {
          return .success(try await show(model.snapshots, on: desk, runs: runs))
        } catch { return .failure(error) }
      }
      let result = await group.first { $0 != nil } ?? nil
      group.cancelAll()
      return result
    }
    desk.console.detail(await model.traffic.description)
    try result?.get()
  }

  /// What is done for new stories besides printing them; nothing where none are waited for.
  private func runs(on desk: Desk) -> StoryCommandRuns? {
    guard interval != nil, let command = desk.exec else { return nil }
    // Standard output is for records alone.
    return StoryCommandRuns(command, output: .file(STDERR_FILENO)) { desk.console.warning($0) }
  }

  private func show(
    _ snapshots: AsyncCurrentValueSubject<FeedSnapshot, Never>, on desk: Desk,
    runs: StoryCommandRuns?
  ) async throws(Failure) {
    var printer = FeedPrinter(
      excerpt, isWatching: isWatching, endsThen: interval == nil, layout: desk.layout,
      console: desk.console, announce: runs?.add)
    var latest = snapshots.values().makeAsyncIterator()
    try await desk.console.withProgress("Loading", clock: desk.clock) {
      progress async throws(Failure) in
      while !printer.hasFirstPart, let snapshot = await latest.next() {
        if case .loading(let done, let total?) = snapshot.state {
          progress.say("Loading \(done) of \(total)")
        }
        try printer.take(snapshot)
      }
    }
    guard interval != nil else { return }
    while let snapshot = await latest.next() { try printer.take(snapshot) }
  }
}
