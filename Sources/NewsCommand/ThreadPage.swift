#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A thread as text for a reader: the item, the options of a poll, and the comments, indented by depth.
struct ThreadPage {
  private let thread: CommentThread
  private let layout: Layout
  private let width: Int

  init(_ thread: CommentThread, id: Int, layout: Layout) {
    self.thread = thread
    self.layout = layout
    width = layout.columns()
  }

  /// All of it, each line safe and at most as wide as the terminal.
  var lines: [String] {
    rootLines + thread.options.flatMap(lines(of:)) + thread.comments.flatMap(lines(of:))
  }

  private var rootLines: [String] {
    switch thread.root {
    case .failure(let gap): return [placeholder(gap, indent: 0)]
    case .success(let item):
      var lines = (item.title ?? "").safeLine.wrapped(to: width).filter { !$0.isEmpty }
        .map { layout.styled($0, .title) }
      let facts = ([item.place] + item.facts(in: layout) + [item.host]).compactMap(\.self)
        .joined(separator: separator)
      lines += facts.safeLine.wrapped(to: width).map { layout.styled($0, .age) }
      if let url = item.url?.absoluteString {
        lines += url.safeLine.wrapped(to: width).map { part in
          Hyperlink.text(part, address: url, enabled: layout.hasHyperlinks)
        }
      }
      if let text = item.text { lines += [""] + body(text, indent: 0) }
      return lines + (thread.options.isEmpty ? [] : [""])
    }
  }

  private func lines(of option: Result<PollOption, Gap>) -> [String] {
    switch option {
    case .failure(let gap): return [placeholder(gap, indent: 0)]
    case .success(let option):
      let votes = (option.votes.map(String.init) ?? "").fit(6, alignment: .trailing)
      let text = option.text.plainText.safeLine.cut(to: max(1, width - 7))
      return ["\(layout.styled(votes, .points)) \(text)"]
    }
  }

  private func lines(of node: CommentThread.Node) -> [String] {
    let indent = min(node.depth * 2, max(0, width - 24))
    let blanks = String(repeating: " ", count: indent)
    switch node.content {
    case .failure(let gap):
      return ["", blanks + placeholder(gap, indent: indent)]
    case .success(let comment):
      let age = layout.age(of: comment.time)
      let level = layout.form == .sentences ? "level \(node.depth + 1)" : ""
      let facts = [comment.author ?? "", age, level].filter { !$0.isEmpty }
        .joined(separator: separator).safeLine.cut(to: width - indent)
      return ["", blanks + layout.styled(facts, .comments)] + body(comment.text, indent: indent)
    }
  }

  private func body(_ text: RichText, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    return text.plainText.safeBody.wrapped(to: width - indent)
      .map { $0.isEmpty ? "" : blanks + $0 }
  }

  private func placeholder(_ gap: Gap, indent: Int) -> String {
    layout.styled("[\(gap.reason.category)]".cut(to: width - indent), .age)
  }

  private var separator: String { layout.form == .sentences ? ", " : " · " }
}

extension Item {
  /// What a comment or an option of a poll belongs to; its number is what `news item` takes.
  fileprivate var place: String? {
    switch self {
    case .comment(let comment): comment.parent.map { "comment on item \($0)" }
    case .pollOption(let option): option.poll.map { "option of poll \($0)" }
    case .story, .job, .poll: nil
    }
  }
}
