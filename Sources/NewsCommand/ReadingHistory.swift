/// Which stories were opened, when, and how many comments they had then.
struct ReadingHistory: Equatable, Sendable {
  /// More are forgotten, those first that were opened longest ago.
  static let mostStories = 2000

  /// From the story that was opened longest ago to the latest.
  private(set) var visits: [Visit] = []
  private var places: [Int: Int] = [:]

  struct Visit: Equatable, Sendable {
    var id: Int
    var comments: Int
    /// In seconds since 1970; nil where an older version of the tool has noted it.
    var time: Int?
  }

  init() {}

  /// Reads lines of a number, a count and a time, which may be missing; others are left out.
  init(_ bytes: [UInt8]) {
    var latest: [Int: Int] = [:]
    var read: [Visit] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let numbers = line.split(separator: " ").map { Int($0) }
      guard (2...3).contains(numbers.count), !numbers.contains(nil), let id = numbers[0],
        let comments = numbers[1]
      else { continue }
      latest[id] = read.count
      read.append(Visit(id: id, comments: comments, time: numbers.dropFirst(2).first ?? nil))
    }
    visits = read.enumerated().filter { latest[$1.id] == $0 }.map(\.element)
    trim()
  }

  /// The lines that `init` reads.
  var bytes: [UInt8] {
    let lines = visits.map { visit in
      "\(visit.id) \(visit.comments)" + (visit.time.map { " \($0)" } ?? "") + "\n"
    }
    return Array(lines.joined().utf8)
  }

  /// The last time a story was opened; nil where it was not.
  func visit(of id: Int) -> Visit? { places[id].map { visits[$0] } }

  /// Takes over what is known elsewhere; a later visit that is known here alone stays.
  mutating func merge(_ other: ReadingHistory) {
    let own = visits.filter { visit in
      other.visit(of: visit.id).map { $0.time ?? 0 < visit.time ?? 0 } ?? true
    }
    self = other
    for visit in own { add(visit) }
  }

  /// Notes that a story is opened, unless a later time is known.
  mutating func add(_ visit: Visit) {
    if let known = self.visit(of: visit.id) {
      guard visit.time ?? 0 >= known.time ?? 0 else { return }
      visits.removeAll { $0.id == visit.id }
    }
    visits.append(visit)
    trim()
  }

  private mutating func trim() {
    visits.removeFirst(max(0, visits.count - Self.mostStories))
    places = Dictionary(visits.enumerated().map { ($1.id, $0) }) { _, last in last }
  }
}
