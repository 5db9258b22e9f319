/// All comments of a thread as the search service knows them, by number.
struct CommentTree: Sendable {
  private var answers: [Int: ItemAnswer] = [:]
  /// How many of them can be shown.
  private(set) var livingCount = 0

  /// The comments below the root of a document.
  init(_ document: TreeDocument) {
    var waiting = document.children
    while let node = waiting.popLast() {
      guard let id = node.id, IDList.possible.contains(id), answers[id] == nil else { continue }
      let answer = node.answer(for: id)
      answers[id] = answer
      if case .item = answer.reading { livingCount += 1 }
      waiting += node.children
    }
  }

  /// The comment of that number, if the tree has it.
  subscript(id: Int) -> ItemAnswer? { answers[id] }

  /// Whether it has most of what the official service counts and lists for an item, so that it is worth using.
  ///
  /// The index lags behind, now and then by hours. A few comments that it does not have are fetched one by one; where
  /// more are missing below others, nobody would fetch them.
  func isComplete(for item: Item) -> Bool {
    let missing = item.kids.count { answers[$0] == nil }
    guard missing <= max(4, item.kids.count / 4) else { return false }
    return livingCount + missing >= (item.commentCount ?? 0) * 9 / 10
  }
}
