import HackerNews
import Terminal

/// Says which stories are wanted; compares each once as long as its title stays.
struct StoryJudge {
  enum Verdict: Equatable {
    case wanted
    /// Wanted once it has more points.
    case short
    case unwanted
  }

  private let match: [RuleMatcher]
  private let mute: [RuleMatcher]
  private let minPoints: Int
  private var known: [Int: (title: String, fits: Bool)] = [:]
  private static let mostKnown = 10_000

  init(_ rules: StoryRules, console: Console) {
    match = rules.match.map { RuleMatcher($0, of: "--match", console: console) }
    mute = rules.mute.map { RuleMatcher($0, of: "--mute", console: console) }
    minPoints = rules.minPoints
  }

  mutating func verdict(on item: Item) -> Verdict {
    guard fits(item) else { return .unwanted }
    return minPoints == 0 || item.points ?? 0 >= minPoints ? .wanted : .short
  }

  private mutating func fits(_ item: Item) -> Bool {
    if match.isEmpty, mute.isEmpty { return true }
    let title = item.title ?? ""
    if let known = known[item.id], known.title == title { return known.fits }
    let fits =
      (match.isEmpty || match.contains { $0.fits(item) }) && !mute.contains { $0.fits(item) }
    if known.count >= Self.mostKnown { known = [:] }
    known[item.id] = (title, fits)
    return fits
  }
}
