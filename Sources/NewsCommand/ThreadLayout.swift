#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal

/// Breaks the parts of a thread into rows of a width.
struct ThreadLayout {
  let width: Int

  /// Cells of an indent for each level of replies.
  static let indent = 2
  /// A comment is never narrower than this because of its depth.
  private static let leastWidth = 24

  /// How many levels of indent a comment at a depth gets.
  func level(ofDepth depth: Int) -> Int {
    max(0, min(depth, (width - Self.leastWidth) / Self.indent))
  }

  /// The rows of a comment or of its placeholder.
  func lines(of node: CommentThread.Node) -> [ThreadLine] {
    switch node.content {
    case .failure: return [.header, .blank]
    case .success(let comment):
      let cells = width - level(ofDepth: node.depth) * Self.indent
      let body = comment.text.numbered(from: 1).safeBody.wrapped(to: cells)
      return [.header] + body.map { .body($0) } + [.blank]
    }
  }

  /// The rows of what the thread hangs from, with the options of a poll.
  func rootLines(_ item: Item, options: [Result<PollOption, Gap>]) -> [ThreadLine] {
    let title = (item.title ?? "").safeLine
    // One that fits stands in the first line of the screen.
    var lines =
      title.cellWidth <= width ? [] : title.wrapped(to: width).map { ThreadLine.title($0) }
    lines.append(.facts)
    let address = item.url?.absoluteString
    if let address { lines.append(.address("[1] " + address.safeLine)) }
    if let text = item.text {
      let body = text.numbered(from: address == nil ? 1 : 2).safeBody.wrapped(to: width)
      lines += [.blank] + body.map { .body($0) }
    }
    return lines + [.blank] + self.lines(of: options)
  }

  private func lines(of options: [Result<PollOption, Gap>]) -> [ThreadLine] {
    let known = options.compactMap { try? $0.get() }
    let most = known.compactMap(\.votes).max() ?? 0
    let lines = options.map { option -> ThreadLine in
      switch option {
      case .failure(let gap): .option("[\(gap.reason.category)]", votes: nil, share: 0)
      case .success(let option):
        .option(
          option.text.plainText.safeLine, votes: option.votes,
          share: most > 0 ? Double(max(0, option.votes ?? 0)) / Double(most) : 0)
      }
    }
    return lines.isEmpty ? [] : lines + [.blank]
  }
}
