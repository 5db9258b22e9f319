import Foundation
import HackerNews
import Options
import Terminal
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct StoryFilterTests {
  private let errors = CapturedLines()

  private func filter(_ words: String...) throws -> StoryFilter {
    guard case .list(let excerpt) = try NewsOptions.options(["list"] + words).invocation else {
      throw UsageError("no list")
    }
    return StoryFilter(
      excerpt.rules, console: Console(tool: "news", output: errors.writer, errors: errors.writer))
  }

  private func item(_ id: Int, points: Int?, title: String? = nil) -> Item {
    .story(Story(id: id, title: title ?? "Story \(id)", points: points))
  }

  /// A feed whose rows have these points; `arrivals` are all that came in so far, as they did.
  private func snapshot(
    _ rows: [(Int, Int?)], arrivals: [(Int, Int?)] = [], feed: Feed = .new
  ) -> FeedSnapshot {
    FeedSnapshot(
      feed: feed,
      rows: zip(1..., rows).map { rank, row in
        FeedSnapshot.Row(id: row.0, rank: rank, content: .item(item(row.0, points: row.1)))
      },
      arrivals: zip(1..., arrivals).map { number, arrival in
        FeedSnapshot.Arrival(number: number, rank: 9, item: item(arrival.0, points: arrival.1))
      }, state: .current)
  }

  @Test func `without rules a snapshot stays as it is`() throws {
    var filter = try filter()
    let snapshot = snapshot([(1, nil), (2, 3)], arrivals: [(2, 3)])
    #expect(filter.apply(to: snapshot) == snapshot)
  }

  @Test func `one match is enough, and a mute wins over it`() throws {
    var filter = try filter("--match=1", "--match=word:2", "--mute=Story 13")
    let rows = filter.apply(to: snapshot([(1, 0), (2, 0), (22, 0), (13, 0), (41, 0)])).rows
    #expect(rows.map(\.id) == [1, 2, 41])
    #expect(rows.map(\.rank) == [1, 2, 5])
  }

  @Test func `what has too few points, or none that are known, is not wanted`() throws {
    var filter = try filter("--min-points", "5")
    #expect(filter.apply(to: snapshot([(1, 4), (2, 5), (3, nil)])).rows.map(\.id) == [2])
  }

  @Test func `a story arrives when it comes to have enough points, once`() throws {
    var filter = try filter("--min-points", "5")
    #expect(filter.apply(to: snapshot([(1, 4), (2, 5)])).arrivals == [])
    let risen = filter.apply(to: snapshot([(2, 5), (1, 6)]))
    #expect(risen.rows.map(\.id) == [2, 1])
    #expect(risen.arrivals.map(\.item.id) == [1])
    #expect(risen.arrivals.map(\.rank) == [2] && risen.arrivals.map(\.number) == [1])
    _ = filter.apply(to: snapshot([(2, 3), (1, 3)]))
    #expect(filter.apply(to: snapshot([(2, 9), (1, 9)])).arrivals.map(\.item.id) == [1])
  }

  @Test func `one that was new with few points arrives once it has more`() throws {
    var filter = try filter("--min-points", "5")
    let came: [(Int, Int?)] = [(3, 1), (4, 7)]
    #expect(
      filter.apply(to: snapshot([(4, 7), (3, 1)], arrivals: came)).arrivals.map(\.item.id) == [4])
    let later = filter.apply(to: snapshot([(5, 8), (4, 8), (3, 8)], arrivals: came + [(5, 8)]))
    #expect(later.arrivals.map(\.item.id) == [4, 5, 3])
    #expect(later.arrivals.map(\.number) == [1, 2, 3])
  }

  @Test func `one that has enough by the time it is seen arrives once`() throws {
    var filter = try filter("--min-points", "5")
    let seen = snapshot([(3, 6)], arrivals: [(3, 1)])
    #expect(filter.apply(to: seen).arrivals.map(\.item.id) == [3])
    #expect(filter.apply(to: seen).arrivals.map(\.number) == [1])
    // It may be told as new only after that, where it could not be shown before.
    let told = snapshot([(3, 6)], arrivals: [(3, 1), (3, 6)])
    #expect(filter.apply(to: told).arrivals.map(\.item.id) == [3])
  }

  @Test func `C60: a gap of the first load that heals is nothing new for a view`() throws {
    var first = snapshot([(1, 9)])
    first.updatedAt = Date()
    first.rows.append(FeedSnapshot.Row(id: 2, rank: 2, content: .gap(.missing)))
    let healed = snapshot([(1, 9), (2, 9)], arrivals: [(2, 9)])
    let later = snapshot([(3, 9), (1, 9), (2, 9)], arrivals: [(2, 9), (3, 9)])
    var view = try filter("--min-points", "5")
    #expect(view.apply(to: first).rows.map(\.id) == [1])
    #expect(view.apply(to: healed).arrivals == [])
    #expect(view.apply(to: later).arrivals.map(\.item.id) == [3])
    var lines = try filter("--min-points", "5")
    _ = lines.arrivals(in: first)
    #expect(lines.arrivals(in: healed).map(\.item.id) == [2])
  }

  @Test func `each feed has arrivals of its own`() throws {
    var filter = try filter("--min-points", "5")
    _ = filter.apply(to: snapshot([(1, 9)], arrivals: [(1, 9)], feed: .top))
    #expect(filter.apply(to: snapshot([(1, 9)], arrivals: [(1, 9)])).arrivals.count == 1)
    #expect(filter.apply(to: snapshot([(1, 9)], feed: .top)).arrivals.count == 1)
  }

  @Test func `of more than five hundred arrivals the latest are kept`() throws {
    var filter = try filter("--min-points", "5")
    var came: [(Int, Int?)] = []
    for id in 1...600 {
      came.append((id, 5))
      _ = filter.apply(to: snapshot([], arrivals: came))
    }
    #expect(filter.apply(to: snapshot([])).arrivals.map(\.number) == Array(101...600))
  }
}
