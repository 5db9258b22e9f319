import Foundation
import HackerNews
import Options
import Synchronization
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

  @Test func `C22: what the first refresh lacked is late when it comes in, not new`() throws {
    let announced = Mutex<[Int]>([])
    var printer = try printer { record in announced.withLock { $0.append(record.item.id) } }
    try printer.take(snapshot([3, 2, 1], gaps: [2], state: .current))
    try printer.take(snapshot([4, 3, 2, 1], gaps: [4], arrivals: [2], state: .current))
    try printer.take(snapshot([4, 3, 2, 1], arrivals: [2, 4], state: .current))
    let lines = output.take().dropFirst(2)
    #expect(lines.map { $0.contains(#""event":"initial""#) } == [true, false])
    #expect(lines.map { $0.contains(#""id":2,"#) } == [true, false])
    #expect(announced.withLock { $0 } == [4])
  }

  @Test func `what was late and had too few points is new once it has them`() throws {
    var printer = try printer("--min-points", "5")
    try printer.take(snapshot([2, 1], gaps: [1, 2], state: .current))
    let short = FeedSnapshot.Arrival(number: 1, rank: 1, item: story(2))
    var healed = snapshot([2, 1], gaps: [1], state: .current)
    healed.arrivals = [short]
    try printer.take(healed)
    #expect(output.take() == [])
    healed.rows[0].content = .item(.story(Story(id: 2, title: "Story 2", points: 9)))
    try printer.take(healed)
    #expect(output.take().map { $0.contains(#""event":"new""#) } == [true])
  }

  private func printer(
    _ words: String..., announce: (@Sendable (StoryRecord) -> Void)? = nil
  ) throws -> FeedPrinter {
    let surroundings = Surroundings(
      environment: [:], output: output.writer, errors: errors.writer, outputIsTTY: false,
      errorsIsTTY: false, outputColumns: { 80 }, errorColumns: { 80 },
      transport: { _ in ScriptedService() }, clock: ContinuousClock(), now: { Date() })
    let options = try NewsOptions.options(["watch", "--json", "--feed=new"] + words)
    guard case .watch(let excerpt, _, _) = options.invocation else { throw UsageError("no watch") }
    return FeedPrinter(
      excerpt, isWatching: true, endsThen: false,
      layout: Layout(options.common, in: surroundings),
      console: NewsTool(surroundings: surroundings).console(for: options.common),
      announce: announce)
  }

  private func snapshot(
    _ ids: [Int], pending: Set<Int> = [], gaps: Set<Int> = [], arrivals: [Int] = [],
    state: FeedSnapshot.State
  ) -> FeedSnapshot {
    let rows = zip(ids, 1...).map { id, rank in
      let content: FeedSnapshot.Content = pending.contains(id) ? .pending : .item(story(id))
      return FeedSnapshot.Row(
        id: id, rank: rank, content: gaps.contains(id) ? .gap(.missing) : content)
    }
    let arrivals = zip(arrivals, 1...).map { id, number in
      FeedSnapshot.Arrival(number: number, rank: 1, item: story(id))
    }
    return FeedSnapshot(feed: .new, rows: rows, arrivals: arrivals, state: state)
  }

  private func story(_ id: Int) -> Item { .story(Story(id: id, title: "Story \(id)")) }
}
