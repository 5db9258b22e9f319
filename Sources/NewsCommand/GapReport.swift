import HackerNews
import Terminal

/// What is said about the things that cannot be shown.
struct GapReport {
  /// Such as `stories`.
  var things: String
  /// How many were asked for; nil where they only add to what was told before.
  var total: Int?
  var gaps: [Gap]

  /// One note with numbers and reasons; each gap for itself where details are wanted.
  func note(on console: Console) {
    guard !gaps.isEmpty else { return }
    var counts: [(reason: String, count: Int)] = []
    for gap in gaps {
      let reason = gap.reason.category
      if let index = counts.firstIndex(where: { $0.reason == reason }) {
        counts[index].count += 1
      } else {
        counts.append((reason, 1))
      }
    }
    let reasons = counts.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
    let whole = total.map { "\(gaps.count) of \($0)" } ?? "\(gaps.count) more of the"
    console.note("\(whole) \(things) cannot be shown: \(reasons)")
    for gap in gaps { console.detail(gap.description) }
  }
}
