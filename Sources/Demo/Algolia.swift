import LoopbackServer

/// The search half of Hacker News: every living item, found by its words, tags and numbers.
struct Algolia {
  let news: DemoHackerNews
  /// Hits beyond this many are never shown.
  static let maximumHits = 1_000

  func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let names = request.path.split(separator: "/").dropFirst(2).map(String.init)
    switch (names.first, names.dropFirst().first) {
    case ("search", nil): return search(request.query, byDate: false)
    case ("search_by_date", nil): return search(request.query, byDate: true)
    case ("items", let id?): return found(Int(id).flatMap(news.item).flatMap { tree($0) })
    case ("users", let name?):
      return found(
        news.user(name).map { user in
          .object([
            "username": .text(user.name), "karma": .number(user.karma), "about": JSON(user.about),
          ])
        })
    default: return found(nil)
    }
  }

  private func found(_ document: JSON?) -> LoopbackResponse {
    guard let document else {
      return .json("{\"error\":\"Not Found\",\"status\":404}", status: 404)
    }
    return .json(document.bytes)
  }

  private func search(_ given: [String: String], byDate: Bool) -> LoopbackResponse {
    let query = AlgoliaQuery(given)
    let hits = allHits().filter(query.matches).sorted { first, second in
      byDate ? first.item.id > second.item.id : first.relevance > second.relevance
    }
    let start = query.page * query.hitsPerPage
    let isBeyond = start + query.hitsPerPage > Self.maximumHits
    let shown = isBeyond ? [] : hits.dropFirst(start).prefix(query.hitsPerPage).map(\.document)
    var members: [String: JSON] = [
      "hits": .array(shown), "page": .number(query.page), "hitsPerPage": .number(query.hitsPerPage),
      "nbHits": .number(hits.count), "query": .text(given["query"] ?? ""),
      "processingTimeMS": .number(1),
      "exhaustiveNbHits": .bool(true),
      "nbPages": .number(
        isBeyond
          ? 0 : (min(hits.count, Self.maximumHits) + query.hitsPerPage - 1) / query.hitsPerPage),
    ]
    if isBeyond {
      members["message"] = .text("you can only fetch the \(Self.maximumHits) hits for this query.")
    }
    return .json(JSON.object(members).bytes)
  }

  private func allHits() -> [AlgoliaHit] {
    let frontPage = Set(news.ids(in: .topstories).prefix(30))
    var hits: [AlgoliaHit] = []
    for case let story? in news.submissions.map(news.item) {
      hits.append(AlgoliaHit(story, in: story, isOnFrontPage: frontPage.contains(story.id)))
      var waiting = story.kids + story.parts
      while let id = waiting.popLast() {
        guard let item = news.item(id) else { continue }
        waiting += item.kids
        if !item.isDead && !item.isDeleted {
          hits.append(AlgoliaHit(item, in: story, isOnFrontPage: false))
        }
      }
    }
    return hits
  }

  /// An item with all below it, by id and not by rank; `nil` for a deleted one.
  private func tree(_ item: DemoItem, in story: Int? = nil) -> JSON? {
    if item.isDeleted && story == nil { return nil }
    let isGone = item.isDeleted || item.isDead
    let root = story ?? item.id
    let children = item.kids.sorted().compactMap { news.item($0).flatMap { tree($0, in: root) } }
    return .object([
      "id": .number(item.id), "type": .text(item.kind.rawValue), "children": .array(children),
      "author": isGone ? .null : .text(item.by), "title": JSON(item.title), "url": JSON(item.url),
      "text": isGone ? .null : JSON(item.text.map(Self.rewrapped)), "points": JSON(item.score),
      "parent_id": JSON(item.parent), "story_id": .number(root), "options": .array([]),
      "created_at": .text(utcTimestamp(item.time)), "created_at_i": .number(item.time),
    ])
  }

  /// Paragraphs with an end, as this service has them.
  private static func rewrapped(_ text: String) -> String {
    "<p>" + text.split(separator: "<p>").joined(separator: "</p><p>") + "</p>"
  }
}

extension AlgoliaHit {
  /// Points, then comments, then age.
  fileprivate var relevance: (Int, Int, Int) { (item.score ?? 0, item.descendants ?? 0, -item.id) }
}
