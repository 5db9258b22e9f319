/// Anything with an id on the sample service, with the fields that Hacker News sends.
public struct DemoItem: Sendable, Equatable {
  /// What an item is, by the name it has in `type`.
  public enum Kind: String, Sendable { case story, job, comment, poll, pollopt }

  /// Larger than that of every item before.
  public let id: Int
  /// What it is; never changes.
  public let kind: Kind
  /// Whose it is.
  public let by: String
  /// When it was submitted, in seconds since 1970.
  public let time: Int
  /// The headline of a story, a job or a poll.
  public internal(set) var title: String?
  /// Where a story or a job leads.
  public internal(set) var url: String?
  /// The text, as HTML.
  public internal(set) var text: String?
  /// The points; comments have none.
  public internal(set) var score: Int?
  /// What a comment answers.
  public internal(set) var parent: Int?
  /// The poll an option belongs to.
  public internal(set) var poll: Int?
  /// The options of a poll.
  public internal(set) var parts: [Int] = []
  /// The direct answers, best first.
  public internal(set) var kids: [Int] = []
  /// How many living comments there are below a story or a poll.
  public internal(set) var descendants: Int?
  /// Whether it was killed; its answers live on.
  public internal(set) var isDead = false
  /// Whether its author took it back; its answers live on.
  public internal(set) var isDeleted = false

  init(id: Int, kind: Kind, by: String, time: Int) {
    (self.id, self.kind, self.by, self.time) = (id, kind, by, time)
  }

  /// What Firebase sends: absent fields are left out, of deleted items all but the bones.
  var document: JSON {
    var members: [String: JSON] = [
      "id": .number(id), "type": .text(kind.rawValue), "time": .number(time),
    ]
    if let parent { members["parent"] = .number(parent) }
    if !kids.isEmpty { members["kids"] = .numbers(kids) }
    if isDead { members["dead"] = .bool(true) }
    guard !isDeleted else {
      members["deleted"] = .bool(true)
      return .object(members)
    }
    members["by"] = .text(by)
    if let title { members["title"] = .text(title) }
    if let url { members["url"] = .text(url) }
    if let text { members["text"] = .text(isDead ? "[flagged]" : text) }
    if let score { members["score"] = .number(score) }
    if let poll { members["poll"] = .number(poll) }
    if !parts.isEmpty { members["parts"] = .numbers(parts) }
    if let descendants, !isDead { members["descendants"] = .number(descendants) }
    return .object(members)
  }
}
