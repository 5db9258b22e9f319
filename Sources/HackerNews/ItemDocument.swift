#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What `/item/ID.json` sends: everything may be missing, unknown or of another type.
///
/// It is kept in the same form. Source: github.com/HackerNews/API.
struct ItemDocument: Sendable {
  var id: Int?
  var type: String?
  var isDeleted = false
  var isDead = false
  var by: String?
  var time: Date?
  var title: String?
  var url: String?
  var text: String?
  var score: Int?
  var descendants: Int?
  var parent: Int?
  var poll: Int?
  var kids: [Int] = []
  var parts: [Int] = []
}

extension ItemDocument: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, deleted, dead, by, time, title, url, text, score, descendants, parent, poll,
      kids, parts
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = fields.whole(.id)
    type = fields.text(.type)
    isDeleted = fields.flag(.deleted)
    isDead = fields.flag(.dead)
    by = fields.text(.by)
    time = fields.time(.time)
    title = fields.text(.title)
    url = fields.text(.url)
    text = fields.text(.text)
    score = fields.whole(.score)
    descendants = fields.whole(.descendants)
    parent = fields.whole(.parent)
    poll = fields.whole(.poll)
    kids = fields.ids(.kids)
    parts = fields.ids(.parts)
  }
}

extension ItemDocument: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(id, forKey: .id)
    try fields.encodeIfPresent(type, forKey: .type)
    if isDeleted { try fields.encode(true, forKey: .deleted) }
    if isDead { try fields.encode(true, forKey: .dead) }
    try fields.encodeIfPresent(by, forKey: .by)
    try fields.encodeIfPresent(time.map { Int($0.timeIntervalSince1970) }, forKey: .time)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encodeIfPresent(url, forKey: .url)
    try fields.encodeIfPresent(text, forKey: .text)
    try fields.encodeIfPresent(score, forKey: .score)
    try fields.encodeIfPresent(descendants, forKey: .descendants)
    try fields.encodeIfPresent(parent, forKey: .parent)
    try fields.encodeIfPresent(poll, forKey: .poll)
    if !kids.isEmpty { try fields.encode(kids, forKey: .kids) }
    if !parts.isEmpty { try fields.encode(parts, forKey: .parts) }
  }
}
