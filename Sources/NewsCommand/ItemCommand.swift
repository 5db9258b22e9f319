import HackerNews
import Terminal
import ToolKit

/// `news item`: an item and everything below it on standard output.
struct ItemCommand: Sendable {
  var id: Int

  /// Prints the thread once it has arrived.
  func run(on desk: Desk) async throws(Failure) {
    defer { desk.console.detail(desk.client.traffic.description) }
    let thread = try await desk.waiting { progress async throws(HackerNewsError) in
      try await desk.client.threadToRead(of: id) { thread in
        let known = thread.comments.count
        progress.say("Loading \(known) of \(known + thread.outstanding) comments")
      }
    }
    try desk.print(lines(for: thread, in: desk.layout))
    if let outdated = thread.outdated {
      let age = desk.layout.age(of: outdated.since)
      desk.console.warning("this thread is \(age) old: \(Failure(outdated.reason).text)")
    }
    let shown = thread.comments.count { (try? $0.content.get()) != nil } + thread.options.count
    GapReport(things: "comments", total: shown + thread.gaps.count, gaps: thread.gaps)
      .note(on: desk.console)
    if thread.leftOut > 0 {
      let left = thread.leftOut == 1 ? "1 comment was" : "\(thread.leftOut) comments were"
      desk.console.note("\(left) not loaded, nor the replies below")
    }
  }

  private func lines(for thread: CommentThread, in layout: Layout) -> [String] {
    switch layout.form {
    case .objects: [ThreadObject(thread, id: id).value.line]
    case .fields: ThreadFields(thread, id: id).records.map { layout.line($0) }
    case .rows, .sentences: ThreadPage(thread, id: id, layout: layout).lines
    }
  }
}
