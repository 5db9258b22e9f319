/// What a document turned out to be.
enum ItemReading: Sendable {
  case item(Item)
  /// Nothing to show; living replies may hang below it all the same.
  case gap(Gap.Reason, kids: [Int])

  /// Judges the document that came for item `id`.
  init(_ document: ItemDocument, for id: Int) {
    let kids = document.kids
    if document.id != id {
      self = .gap(.wrongID(document.id), kids: [])
    } else if document.isDeleted {
      self = .gap(.deleted, kids: kids)
    } else if document.isDead {
      self = .gap(.dead, kids: kids)
    } else {
      self = Self.living(document, id: id)
    }
  }

  /// The item, or the gap that it is.
  func outcome(for id: Int) -> Result<Item, Gap> {
    switch self {
    case .item(let item): .success(item)
    case .gap(let reason, _): .failure(Gap(id: id, reason: reason))
    }
  }

  private static func living(_ document: ItemDocument, id: Int) -> ItemReading {
    switch document.type {
    case "story", "job", "poll": titled(document, id: id)
    case "comment": comment(document, id: id)
    case "pollopt":
      .item(
        .pollOption(
          PollOption(
            id: id, poll: document.poll, author: document.by, time: document.time,
            text: RichText(html: document.text ?? ""), votes: document.score)))
    case let kind?: .gap(.unexpectedKind(String(kind.prefix(40))), kids: [])
    case nil: .gap(.malformed("no kind"), kids: [])
    }
  }

  private static func titled(_ document: ItemDocument, id: Int) -> ItemReading {
    let title = HTMLEntity.decoded(document.title ?? "")
    guard title.contains(where: { !$0.isWhitespace }) else {
      return .gap(.malformed("no title"), kids: document.kids)
    }
    let url = document.url.flatMap(WebAddress.url)
    let text = RichText(optional: document.text)
    switch document.type {
    case "job":
      return .item(
        .job(
          Job(
            id: id, title: title, author: document.by, time: document.time, url: url, text: text,
            points: document.score)))
    case "poll":
      return .item(
        .poll(
          Poll(
            id: id, title: title, author: document.by, time: document.time, text: text,
            points: document.score, commentCount: document.descendants, kids: document.kids,
            parts: document.parts)))
    default:
      return .item(
        .story(
          Story(
            id: id, title: title, author: document.by, time: document.time, url: url, text: text,
            points: document.score, commentCount: document.descendants, kids: document.kids)))
    }
  }

  private static func comment(_ document: ItemDocument, id: Int) -> ItemReading {
    switch document.text {
    case "[delayed]": .gap(.delayed, kids: document.kids)
    case let text?:
      .item(
        .comment(
          Comment(
            id: id, author: document.by, time: document.time, parent: document.parent,
            text: RichText(html: text), kids: document.kids)))
    case nil: .gap(.malformed("no text"), kids: document.kids)
    }
  }
}
