import HackerNews
import Screen
import ToolKit

extension ViewState {
  /// The field on show, if letters are text now.
  var field: TextField? {
    switch pages.last {
    case nil: list.filter?.field
    case .thread(let reader): reader.field
    case .search(let reader): reader.field
    case .user, .help: nil
    }
  }

  /// Changes the text of the field on show, and finds what matches it then.
  mutating func editField(_ change: (inout TextField) -> Void) {
    switch pages.last {
    case nil:
      list.editFilter(change)
    case .thread(var reader):
      guard var field = reader.field else { return }
      change(&field)
      reader.field = field
      pages[pages.count - 1] = .thread(reader)
    case .search: changeSearch { $0.edit(change) }
    case .user, .help: break
    }
  }

  /// Does what a key does while a field is on show.
  mutating func takeInField(_ press: KeyPress) -> [ViewEffect] {
    let page = listHeight
    switch press.key {
    case .escape: leaveField()
    case .enter: return takeResult()
    case .up: moveInResults(by: -1)
    case .down: moveInResults(by: 1)
    case .pageUp: moveInResults(by: -page)
    case .pageDown: moveInResults(by: page)
    case .tab: break
    default: editField { _ = $0.take(press) }
    }
    return []
  }

  private mutating func leaveField() {
    switch pages.last {
    case nil: list.filter = nil
    case .search: pages.removeLast()
    case .thread: changeThreads { $0.field = nil }
    case .user, .help: break
    }
  }

  /// Opens the result that is shown for the text as it is.
  private mutating func takeResult() -> [ViewEffect] {
    switch pages.last {
    case nil: if let row = list.selectedRow { return openThread(row.id, story: row.item) }
    case .search(let reader):
      if let hit = reader.hits.first(where: { $0.id == reader.cursor.selectedID }) {
        return openThread(hit.id, story: hit.item)
      }
    case .thread: findInThread()
    case .user, .help: break
    }
    return []
  }

  private mutating func moveInResults(by rows: Int) {
    switch pages.last {
    case nil: list.filter?.cursor.move(by: rows)
    case .search: changeSearch { $0.move(by: rows) }
    case .thread, .user, .help: break
    }
  }
}

extension FeedList {
  /// Changes what is typed into the filter, and finds the stories that match it.
  fileprivate mutating func editFilter(_ change: (inout TextField) -> Void) {
    guard var filter else { return }
    let text = filter.field.text
    change(&filter.field)
    if filter.field.text != text { filter.cursor.reset() }
    filter.search(snapshot.rows)
    self.filter = filter
  }
}
