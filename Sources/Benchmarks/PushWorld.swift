import Demo

/// A list of 500 stories that grows at its top, and their points.
struct PushWorld {
  /// How many of them are on show.
  static let shown = 30
  private static let listed = 500

  /// The newest first.
  private(set) var ids = (1...listed).map { 40_000_000 - $0 * 7 }
  /// What changed last.
  private(set) var named: [Int] = []
  private var votes: [Int: Int] = [:]
  private var random = SplitMix64(seed: 1)

  var newest: Int { ids[0] }
  var points: Int { ids.prefix(Self.shown).reduce(0) { $0 + points(of: $1) } }

  /// Puts a new story above the others.
  mutating func publish() {
    ids.insert(newest + 7, at: 0)
    votes[ids.removeLast()] = nil
  }

  /// Gives a story on show a point, and names it beside others.
  mutating func vote() {
    let story = ids[Int.random(in: 0..<Self.shown, using: &random)]
    votes[story, default: 0] += 1
    nameOthers()
    named.insert(story, at: Int.random(in: 0...named.count, using: &random))
  }

  /// Names what is not on show: a few stories further down, and many comments.
  mutating func nameOthers() {
    let stories = (0..<5).map { _ in ids[Int.random(in: 100..<ids.count, using: &random)] }
    let comments = (0..<20).map { _ in newest - Int.random(in: 1...10_000, using: &random) * 7 - 1 }
    named = stories + comments
  }

  /// A story of 470 bytes, the mean of what was recorded.
  func item(_ id: Int) -> String {
    let kids = (1...28).map { "\(id + $0)" }.joined(separator: ",")
    return """
      {"by":"somebody","descendants":28,"id":\(id),"kids":[\(kids)],"score":\(points(of: id)),\
      "time":1700000000,"title":"What the story number \(id) is called","type":"story",\
      "url":"https://example.com/2023/11/what-story-\(id)-is-called"}
      """
  }

  private func points(of id: Int) -> Int { 1 + (votes[id] ?? 0) }
}
