import FileStore
import HackerNews
import Terminal
import ToolKit

/// What a command works with.
struct Desk: Sendable {
  var client: HackerNewsClient
  /// How the service is asked to push what changes; nil where it is only asked at intervals.
  var pushes: FeedPushes?
  var clock: any Clock<Duration>
  var layout: Layout
  var console: Console
  var browser = Browser()
  /// What is run for each new story of a watch; nil where nothing is.
  var exec: StoryCommand?
  /// Where it is kept which stories were opened; nil where it is not kept.
  var history: StoredFile?

  /// Adds lines to standard output and hands them to the reader.
  func print(_ lines: [String]) throws(Failure) { try console.print(lines) }

  /// Runs `operation`, which shows that it is under way if it takes long.
  func waiting<Value: Sendable>(
    _ operation: (Progress) async throws(HackerNewsError) -> Value
  ) async throws(Failure) -> Value {
    try await console.waiting(clock: clock, failure: Failure.init, operation)
  }
}
