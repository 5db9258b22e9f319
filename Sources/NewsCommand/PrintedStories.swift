import HackerNews

/// Which stories of which lists `--since-last` has printed.
struct PrintedStories: Equatable, Sendable {
  /// Of a list with more, those are forgotten that were printed longest ago.
  static let mostStories = 3000
  /// Of more lists, the one is forgotten that was printed longest ago.
  static let mostLists = 24

  /// A feed of one service.
  struct List: Equatable, Sendable {
    /// The host, port and path of its address.
    var service: String
    var feed: Feed
  }

  /// From the list that was printed longest ago to the latest; the ids in the order they were printed.
  private var lists: [(list: List, ids: [Int])] = []

  init() {}

  /// Reads a line for each list: its service, its feed and the numbers; what is none is left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let feed = Feed(rawValue: String(words[1])) else { continue }
      let ids = words.dropFirst(2).compactMap { Int($0) }
      add(ids, to: List(service: String(words[0]), feed: feed))
    }
  }

  /// The lines that `init` reads.
  var bytes: [UInt8] {
    let lines = lists.map { list, ids in
      ([list.service, list.feed.rawValue] + ids.map(String.init)).joined(separator: " ") + "\n"
    }
    return Array(lines.joined().utf8)
  }

  /// What was printed of a list.
  func ids(of list: List) -> Set<Int> { Set(lists.first { $0.list == list }?.ids ?? []) }

  /// Notes that stories were printed.
  mutating func add(_ ids: [Int], to list: List) {
    let new = Set(ids)
    let old = lists.first { $0.list == list }?.ids ?? []
    lists.removeAll { $0.list == list }
    let all = old.filter { !new.contains($0) } + ids
    lists.append((list, all.suffix(Self.mostStories)))
    lists.removeFirst(max(0, lists.count - Self.mostLists))
  }

  static func == (one: PrintedStories, other: PrintedStories) -> Bool { one.bytes == other.bytes }
}
