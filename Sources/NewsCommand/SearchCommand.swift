#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// `news search`: one page of hits on standard output.
struct SearchCommand: Sendable {
  var query: SearchQuery

  /// Prints the hits.
  func run(on desk: Desk) async throws(Failure) {
    let page = try await desk.waiting { _ async throws(HackerNewsError) in
      try await desk.client.search(query)
    }
    let first = (page.page - 1) * query.hitsPerPage + 1
    var lines = zip(page.hits, first...).map { hit, position in
      line(of: hit, position: position, in: desk.layout)
    }
    if desk.layout.form == .rows, page.hits.contains(where: { $0.item.title != nil }) {
      lines.insert(StoryRow.heading(ofFeed: false, in: desk.layout), at: 0)
    }
    try desk.print(lines)
    comment(on: page, console: desk.console, isRead: desk.layout.form.isRead)
    if page.hits.isEmpty, page.unreadableCount > 0 {
      throw Failure(text: "no result of the search can be read", status: .unreadableAnswer)
    }
  }

  private func line(of hit: SearchHit, position: Int, in layout: Layout) -> String {
    if case .comment(let comment) = hit.item {
      return CommentRecord(comment, story: hit.story, position: position).line(in: layout)
    }
    let record = StoryRecord(item: hit.item, position: position)
    guard layout.form == .fields else { return record.line(in: layout) }
    return layout.line(record.fields + [hit.item.text?.plainText ?? ""])
  }

  private func comment(on page: SearchPage, console: Console, isRead: Bool) {
    if page.isBeyondReach {
      console.note("the search gives out only the first \(SearchQuery.reach) results")
    } else if page.hits.isEmpty, page.unreadableCount == 0 {
      console.note("nothing found")
    }
    if page.unreadableCount > 0 {
      let total = page.hits.count + page.unreadableCount
      console.note("\(page.unreadableCount) of \(total) results cannot be shown: unreadable")
    }
    if isRead, page.page < page.pageCount {
      console.note(
        "page \(page.page) of \(page.pageCount), \(page.totalCount) results; "
          + "--page \(page.page + 1) shows more")
    }
  }
}

extension SearchHit {
  fileprivate var story: CommentRecord.Story? {
    storyID.map { CommentRecord.Story(id: $0, title: storyTitle, url: storyURL?.absoluteString) }
  }
}
