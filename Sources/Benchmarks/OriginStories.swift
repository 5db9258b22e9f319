import LoopbackServer

/// A list of stories and the stories, each about as long as those of Hacker News are; and one with 2,000 comments.
struct OriginStories: Sendable {
  private static let ids = (1...500).map { 40_000_000 - $0 * 7 }
  private let thread = OriginThread()
  private let documents: [String: [UInt8]]

  init() {
    var documents = ["newstories": Array("\(Self.ids)".utf8)]
    for id in Self.ids { documents["\(id)"] = Array(Self.story(id).utf8) }
    self.documents = documents.merging(thread.items) { own, _ in own }
  }

  /// What is at `/MILLISECONDS/v0/…`, and the comments in one piece at `/MILLISECONDS/api/v1/items/…`.
  @Sendable func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let names = request.target.split(separator: "/")
    guard names.count > 2, let milliseconds = Int(names[0]), let last = names.last else {
      return .status(404)
    }
    let name = String(last.prefix { $0 != "." })
    let isTree = names[1] == "api" && name == "\(OriginThread.id)"
    guard let document = isTree ? thread.tree : names[1] == "v0" ? documents[name] : nil else {
      return .status(404)
    }
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
