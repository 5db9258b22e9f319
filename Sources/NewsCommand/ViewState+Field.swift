import HackerNews
import Screen

extension ViewState {
  /// Whether letters are text now.
  var hasField: Bool { pages.isEmpty && list.filter != nil }

  /// Changes the text of the open field, and finds what matches it then.
  mutating func editField(_ change: (inout TextField) -> Void) {
    guard hasField, var filter = list.filter else { return }
    let text = filter.field.text
    change(&filter.field)
    if filter.field.text != text { filter.cursor.reset() }
    filter.search(list.snapshot.rows)
    list.filter = filter
  }

  /// Does what a key does while a field is open; nil for keys that mean what they always mean.
  mutating func takeInField(_ press: KeyPress) -> [ViewEffect]? {
    let page = listHeight
    switch press.key {
    case .escape: list.filter = nil
    case .up: list.filter?.cursor.move(by: -1)
    case .down: list.filter?.cursor.move(by: 1)
    case .pageUp: list.filter?.cursor.move(by: -page)
    case .pageDown: list.filter?.cursor.move(by: page)
    case .enter, .tab: break
    default: editField { _ = $0.take(press) }
    }
    return []
  }
}
