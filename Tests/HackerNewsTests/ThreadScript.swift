import HackerNews

/// Threads as short texts.
enum ThreadScript {
  static func comment(_ id: Int, kids: [Int] = []) -> String {
    #"{"id":\#(id),"type":"comment","text":"c\#(id)","kids":\#(kids)}"#
  }

  static func transport(_ items: [Int: String]) -> ScriptedTransport {
    ScriptedTransport(Dictionary(uniqueKeysWithValues: items.map { ("item/\($0).json", $1) }))
  }

  /// One line to a comment, indented by its depth, `-` where there is none.
  static func outline(_ thread: CommentThread) -> [String] {
    thread.comments.map { node in
      let isShown = (try? node.content.get()) != nil
      return String(repeating: " ", count: node.depth) + (isShown ? "" : "-") + "\(node.id)"
    }
  }
}
