/// A story with 2,000 comments, as the official service has it and as the search service has it.
struct OriginThread: Sendable {
  /// The number of the story.
  static let id = 41_000_000
  static let commentCount = 2_000
  /// The answers to the story itself; each has nine replies, which answer one another up to four levels deep.
  private static let topLevel = (0..<200).map { id + 1 + $0 * 10 }
  /// The places in a conversation that answer each of its ten places.
  private static let replies = [[1, 4, 7], [2], [3], [], [5, 6], [], [], [8], [9], []]

  /// Items by their number, with the list that holds the story alone.
  let items: [String: [UInt8]]
  /// The whole thread in one piece.
  let tree: [UInt8]

  init() {
    var items = ["topstories": Array("[\(Self.id)]".utf8)]
    let kids = Self.topLevel.map(String.init).joined(separator: ",")
    items["\(Self.id)"] = Array(
      """
      {"by":"somebody","descendants":\(Self.commentCount),"id":\(Self.id),"kids":[\(kids)],\
      "score":900,"time":1700000000,"title":"What everybody talks about","type":"story",\
      "url":"https://example.com/2023/11/what-everybody-talks-about"}
      """.utf8)
    for top in Self.topLevel {
      for (place, replies) in Self.replies.enumerated() {
        let kids = replies.map { "\(top + $0)" }.joined(separator: ",")
        items["\(top + place)"] = Array(
          """
          {"by":"reader\(place)","id":\(top + place),"kids":[\(kids)],"parent":\(Self.id),\
          "text":"\(Self.text(top + place))","time":1700003600,"type":"comment"}
          """.utf8)
      }
    }
    self.items = items
    let children = Self.topLevel.map { Self.node($0, place: 0) }.joined(separator: ",")
    tree = Array(
      """
      {"id":\(Self.id),"type":"story","author":"somebody","created_at_i":1700000000,\
      "title":"What everybody talks about","children":[\(children)]}
      """.utf8)
  }

  private static func node(_ top: Int, place: Int) -> String {
    let children = replies[place].map { node(top, place: $0) }.joined(separator: ",")
    return """
      {"id":\(top + place),"type":"comment","author":"reader\(place)","created_at_i":1700003600,\
      "parent_id":\(id),"text":"\(text(top + place))","children":[\(children)]}
      """
  }

  /// Some 400 bytes, the mean of what was recorded, with the markup that comments have.
  private static func text(_ id: Int) -> String {
    """
    That\\u0026#x27;s what number \(id) has to say: it isn\\u0026#x27;t so easy, since whoever reads it has read \
    what stands above, and answers the last sentence alone.<p>See <a href=\\"https://example.com/\(id)\\" \
    rel=\\"nofollow\\">https://example.com/\(id)</a> for <i>another</i> opinion, which is longer than this one and \
    no better.<p>I\\u0026#x27;d rather wait until somebody has measured it.
    """
  }
}
