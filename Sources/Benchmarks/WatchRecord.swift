import Demo

/// What there was to see during a watch, and what it printed.
///
/// A story is seen at any time while it stands among the first 30. It had to be printed if that time is over and the
/// watch could look for at least a minute of it, several times over; one that still stands there may yet come. No
/// story may be printed twice, and none that was never published.
struct WatchRecord {
  /// How many stories are watched.
  static let length = 30
  private static let leastSeconds = 60

  /// When the watch began, in seconds since 1970 as the sample counts them.
  var begin: Int
  var requests = 0
  /// The numbers printed, in that order.
  var printed: [Int] = []
  var peakBytes: Int?
  /// When each story was published.
  private(set) var published: [Int: Int] = [:]
  private var end = 0

  init(begin: Int) { self.begin = begin }

  /// Adds what is published now.
  mutating func note(_ news: DemoHackerNews) {
    note(
      news.ids(in: .newstories).compactMap { news.item($0) }.map { ($0.id, $0.time) }, at: news.now)
  }

  /// Adds stories with their times.
  mutating func note(_ stories: [(id: Int, time: Int)], at time: Int) {
    for story in stories { published[story.id] = story.time }
    end = time
  }

  /// The stories that had to be printed, oldest first.
  var due: [Int] {
    let stories = published.sorted { $0.key < $1.key }
    return zip(stories, stories.dropFirst(Self.length)).compactMap { story, displacing in
      let left = displacing.value
      let seconds = left - max(story.value, begin)
      return left <= end && seconds >= Self.leastSeconds ? story.key : nil
    }
  }

  /// Those of them that were not.
  var lost: [Int] { due.filter { !Set(printed).contains($0) } }

  /// Those that were printed more than once, or out of nothing.
  var excess: [Int] {
    let counts = Dictionary(printed.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 || published[$0.key] == nil }.keys.sorted()
  }

  var isFaultless: Bool { !due.isEmpty && lost.isEmpty && excess.isEmpty }

  /// Lines for people.
  var report: [String] {
    [
      "requests: \(requests)",
      "printed: \(printed.count)",
      "had to be printed: \(due.count)",
      "lost: \(lost.count) \(lost)",
      "printed twice or never published: \(excess.count) \(excess)",
      peakBytes.map { "most memory: \(threeDigits(Double($0) / 1_048_576)) MiB" },
    ].compactMap(\.self)
  }
}
