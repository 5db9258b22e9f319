/// Which stories were opened, and how many comments they had then.
struct ReadingHistory: Equatable, Sendable {
  /// More are forgotten, those first that were opened longest ago.
  static let mostStories = 2000

  /// From the story that was opened longest ago to the latest.
  private(set) var visits: [Visit] = []
  private var places: [Int: Int] = [:]

  struct Visit: Equatable, Sendable {
    var id: Int
    var comments: Int
  }

  init() {}

  /// Reads lines of a number and a count; others are left out.
  init(_ bytes: [UInt8]) {
    var latest: [Int: Int] = [:]
    var read: [Visit] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let numbers = line.split(separator: " ").map { Int($0) }
      guard numbers.count == 2, let id = numbers[0], let comments = numbers[1] else { continue }
      latest[id] = read.count
      read.append(Visit(id: id, comments: comments))
    }
    visits = read.enumerated().filter { latest[$1.id] == $0 }.map(\.element)
    trim()
  }

  /// The lines that `init` reads.
  var bytes: [UInt8] { Array(visits.map { "\($0.id) \($0.comments)\n" }.joined().utf8) }

  /// How many comments a story had when it was opened; nil where it was not.
  func comments(of id: Int) -> Int? { places[id].map { visits[$0].comments } }

  /// Notes that a story is opened.
  mutating func add(_ visit: Visit) {
    visits.removeAll { $0.id == visit.id }
    visits.append(visit)
    trim()
  }

  private mutating func trim() {
    visits.removeFirst(max(0, visits.count - Self.mostStories))
    places = Dictionary(visits.enumerated().map { ($1.id, $0) }) { _, last in last }
  }
}
