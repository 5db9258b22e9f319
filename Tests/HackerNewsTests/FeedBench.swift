import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// A feed model with bytes and time in the hands of a test: when `drain` returns, everything waits.
struct FeedBench {
  let transport: ScriptedTransport
  let executor: DrainExecutor
  let clock = StepClock()
  let choice: AsyncCurrentValueSubject<Feed, Never>
  let model: FeedModel

  init(
    _ transport: ScriptedTransport, feed: Feed = .new, limit: Int = 3, followsScores: Bool = false,
    seed: UInt64? = nil, cache: (any NewsCache)? = nil
  ) throws {
    executor = DrainExecutor(seed: seed)
    self.transport = transport
    choice = AsyncCurrentValueSubject(feed)
    model = FeedModel(
      client: try client(transport, cache: cache), feed: feed, limit: limit,
      followsScores: followsScores,
      clock: clock, backoff: Backoff(fraction: { 0.5 }),
      now: { [clock] in Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) })
  }

  var snapshot: FeedSnapshot { model.snapshots.value }

  /// One row to a word: rank, number, and `+` new, `~` moved, `?` on its way, `!` gap.
  var rows: String {
    snapshot.rows.map { row in
      let change =
        switch row.change {
        case .none: ""
        case .new: "+"
        case .moved(let rank): "~\(rank)"
        }
      let content =
        switch row.content {
        case .pending: "?"
        case .item: ""
        case .gap: "!"
        }
      return "\(row.rank):\(row.id)\(change)\(content)"
    }.joined(separator: " ")
  }

  var arrivals: [Int] { snapshot.arrivals.map(\.item.id) }

  /// Each arrival as rank and number.
  var told: [String] { snapshot.arrivals.map { "\($0.rank):\($0.item.id)" } }

  /// Follows the chosen feed every minute.
  func run() -> Task<Void, Never> {
    let task = executor.start { [model, choice] in
      await model.run(feeds: choice.values(), interval: .seconds(60))
    }
    executor.drain()
    return task
  }

  /// Lets time pass; forgets the requests made before.
  func pass(_ time: Duration) {
    transport.forgetRequests()
    clock.advance(by: time)
    executor.drain()
  }

  /// Says that the run is over and that nothing is left of it.
  func end(_ task: Task<Void, Never>) {
    task.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
  }

  static func story(_ id: Int, points: Int = 1) -> String {
    #"{"id":\#(id),"type":"story","title":"t\#(id)","score":\#(points)}"#
  }

  /// A service with these lists and a story for each number up to 99.
  static func service(_ lists: [Feed: [Int]]) -> ScriptedTransport {
    let transport = ScriptedTransport()
    for (feed, ids) in lists { transport[feed.rawValue + "stories.json"] = "\(ids)" }
    for id in 1...99 { transport["item/\(id).json"] = story(id) }
    return transport
  }
}
