/// All that came for a thread, from which it can be put together again.
struct ThreadRecord: Sendable, Codable {
  private var items: [ItemDocument] = []
  /// What the service does not know although it lists it.
  private var missing: [Int] = []
  /// Whether there was an answer for each part.
  private(set) var isWhole = true

  private enum CodingKeys: CodingKey { case items, missing }

  init() {}

  /// A thread of which no more is known than what it hangs from.
  init(root: ItemDocument) { items = [root] }

  /// How many answers it holds.
  var count: Int { items.count + missing.count }

  /// Takes in what came for one item.
  mutating func add(_ answer: ItemAnswer, for id: Int) {
    if let document = answer.document {
      items.append(document)
    } else if case .gap(.missing, _) = answer.reading {
      missing.append(id)
    } else {
      isWhole = false
    }
  }

  /// What came for each item.
  var answers: [Int: ItemAnswer] {
    var answers: [Int: ItemAnswer] = [:]
    for document in items {
      if let id = document.id { answers[id] = ItemAnswer(document, for: id) }
    }
    for id in missing { answers[id] = ItemAnswer(nil, for: id) }
    return answers
  }
}
