import Foundation
import HackerNews
import Options
import Terminal
import TestSupport
import Testing
import ToolKit

@testable import NewsCommand

/// What is printed of snapshots when some are never seen, since the reader of the output was slow.
@Suite(.timeLimit(.minutes(5))) struct FeedPrinterTests {
  private let output = CapturedLines()
  private let errors = CapturedLines()

  @Test func `C22: a story is printed once though the first refresh ended unseen`() throws {
    var printer = try printer()
    try printer.take(snapshot([3, 2, 1], pending: [1], state: .loading(done: 2, total: 3)))
    try printer.take(snapshot([4, 3, 2, 1], arrivals: [4], state: .loading(done: 0, total: nil)))
    try printer.take(snapshot([5, 4, 3, 2], arrivals: [4, 5], state: .current))
    #expect(output.takeIDs() == [3, 2, 4, 1, 5])
    try printer.take(snapshot([6, 5, 4, 3], arrivals: [4, 5, 6], state: .current))
    #expect(output.takeIDs() == [6])
  }

  @Test func `C22: a story that came and went unseen is printed as new`() throws {
    var printer = try printer()
    try printer.take(snapshot([2, 1], arrivals: [3], state: .current))
    let lines = output.take()
    #expect(lines.map { $0.contains(#""event":"new""#) } == [false, false, true])
    #expect(lines.last?.contains(#""id":3"#) == true)
  }

  private func printer() throws -> FeedPrinter {
    let surroundings = Surroundings(
      environment: [:], output: output.writer, errors: errors.writer, outputIsTTY: false,
      errorsIsTTY: false, outputColumns: { 80 }, errorColumns: { 80 },
      transport: { _ in ScriptedService() }, clock: ContinuousClock(), now: { Date() })
    let options = try NewsOptions.options(["watch", "--json"])
    return FeedPrinter(
      FeedExcerpt(feed: .new, limit: 4), isWatching: true, endsThen: false,
      layout: Layout(options.common, in: surroundings),
      console: NewsTool(surroundings: surroundings).console(for: options.common))
  }

  private func snapshot(
    _ ids: [Int], pending: Set<Int> = [], arrivals: [Int] = [], state: FeedSnapshot.State
  ) -> FeedSnapshot {
    let rows = zip(ids, 1...).map { id, rank in
      FeedSnapshot.Row(
        id: id, rank: rank, content: pending.contains(id) ? .pending : .item(story(id)))
    }
    let arrivals = zip(arrivals, 1...).map { id, number in
      FeedSnapshot.Arrival(number: number, rank: 1, item: story(id))
    }
    return FeedSnapshot(feed: .new, rows: rows, arrivals: arrivals, state: state)
  }

  private func story(_ id: Int) -> Item { .story(Story(id: id, title: "Story \(id)")) }
}
