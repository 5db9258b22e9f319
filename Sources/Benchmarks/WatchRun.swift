import Demo
import LoopbackServer

/// One `news watch` over a sample Hacker News.
struct WatchRun {
  var demo: DemoService
  /// Shorter than any story stays in what the sample keeps.
  private static let pause = Duration.seconds(5)
  private static let mostStarts = 10

  /// Lets it run for so long, then ends it and tells what there was to see and what was printed.
  ///
  /// A watch whose very first fetch fails ends, as it should; it is started again.
  ///
  /// - Throws: `Unmeasurable` when it ends later than that by itself, or writes what is no story.
  func record(of duration: Duration) async throws -> WatchRecord {
    let output = try TemporaryFile()
    var record = WatchRecord(begin: demo.news.now)
    var news = try start(writingTo: output)
    var starts = 1
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {
      try await Task.sleep(for: Self.pause)
      record.note(demo.news)
      guard let status = news.ending else { continue }
      guard output.isEmpty, starts < Self.mostStarts else {
        throw Unmeasurable(description: "news ended with \(status)")
      }
      note("the first fetch failed with status \(status); once more")
      starts += 1
      record.begin = demo.news.now
      news = try start(writingTo: output)
    }
    record.peakBytes = try? ProcessMemory(of: news.process).most
    news.end()
    record.requests = demo.server.statistics.requests
    record.printed = try PrintedStory.all(in: output.contents()).map(\.id)
    return record
  }

  private func start(writingTo output: TemporaryFile) throws -> Child {
    let arguments = [
      "watch", "--feed", "new", "--limit", "\(WatchRecord.length)", "--json", "--interval", "10",
      "--base-url", demo.baseURL,
    ]
    return try Child("news", arguments, output: .file(output.descriptor))
  }
}
