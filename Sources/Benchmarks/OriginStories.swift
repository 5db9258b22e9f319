import LoopbackServer

/// A list of stories and the stories, each about as long as those of Hacker News are.
struct OriginStories: Sendable {
  private static let ids = (1...500).map { 40_000_000 - $0 * 7 }
  private let documents: [String: [UInt8]]

  init() {
    var documents = ["newstories": Array("\(Self.ids)".utf8)]
    for id in Self.ids { documents["\(id)"] = Array(Self.story(id).utf8) }
    self.documents = documents
  }

  /// What is at `/MILLISECONDS/v0/…`.
  @Sendable func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let names = request.target.split(separator: "/")
    guard names.count > 2, let milliseconds = Int(names[0]), let last = names.last,
      let document = documents[String(last.prefix { $0 != "." })]
    else { return .status(404) }
    var response = LoopbackResponse.json(document)
    response.delay = .milliseconds(milliseconds)
    return response
  }

  /// 470 bytes, the mean of what was recorded.
  private static func story(_ id: Int) -> String {
    let kids = (1...28).map { "\(id + $0)" }.joined(separator: ",")
    return """
      {"by":"somebody","descendants":28,"id":\(id),"kids":[\(kids)],"score":57,"time":1700000000,\
      "title":"What a story of a usual length is called","type":"story",\
      "url":"https://example.com/2023/11/what-a-story-is-called"}
      """
  }
}
