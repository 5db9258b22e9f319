import LoopbackServer

/// The Firebase half of Hacker News: one value for each path, with the query options of its REST interface.
struct Firebase {
  /// What there is to say to a request: a value, or an error with its status.
  enum Answer {
    case value(JSON)
    case error(Int, String)
  }
  let news: DemoHackerNews

  /// The value that `request` names below `/v0/`.
  func answer(to request: LoopbackRequest) -> Answer {
    var names = request.path.split(separator: "/").dropFirst().map(String.init)
    guard let last = names.popLast(), last.hasSuffix(".json") else {
      return .error(404, "Not found; paths end in .json")
    }
    names.append(String(last.dropLast(".json".count)))
    guard let root = root(of: &names) else { return .error(401, "Permission denied") }
    let value = names.reduce(root) { $0.child($1) }
    return FirebaseQuery(request.query).map { .value($0.slice(of: value)) }
      ?? .error(400, "orderBy must be defined when other query parameters are defined")
  }

  /// Takes from `names` what leads to a document, and returns it.
  private func root(of names: inout [String]) -> JSON? {
    guard let first = names.first else { return nil }
    names.removeFirst()
    switch first {
    case "item":
      guard !names.isEmpty else { return nil }
      return Int(names.removeFirst()).flatMap(news.item)?.document ?? .null
    case "user":
      guard !names.isEmpty else { return nil }
      return news.user(names.removeFirst())?.document ?? .null
    case "maxitem": return .number(news.maximumID)
    case "updates":
      return .object([
        "items": .numbers(news.changedItems), "profiles": .array(news.changedUsers.map(JSON.text)),
      ])
    default: return DemoList(rawValue: first).map { .numbers(news.ids(in: $0)) }
    }
  }
}

extension JSON {
  /// What lies under `name`; `null` where there is nothing.
  func child(_ name: String) -> JSON {
    switch self {
    case .object(let members): return members[name] ?? .null
    case .array(let values):
      guard let index = Int(name), values.indices.contains(index) else { return .null }
      return values[index]
    default: return .null
    }
  }
}
