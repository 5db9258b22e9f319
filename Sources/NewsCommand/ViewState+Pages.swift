import HackerNews
import ToolKit

extension ViewState {
  /// More pages than this do not lie over each other: the one before the last is let go.
  private static let mostPages = 8

  /// The thread on show or below a card.
  var thread: ThreadReader? {
    pages.lazy.reversed().compactMap { page in
      if case .thread(let reader) = page { reader } else { nil }
    }.first
  }

  /// The search on show or below a thread.
  var search: SearchReader? {
    pages.lazy.reversed().compactMap { page in
      if case .search(let reader) = page { reader } else { nil }
    }.first
  }

  /// Puts a page over what is on show.
  mutating func open(_ page: ViewPage) {
    if pages.count == Self.mostPages { pages.removeFirst() }
    pages.append(page)
  }

  /// Changes every thread on the pages.
  mutating func changeThreads(_ change: (inout ThreadReader) -> Void) {
    for index in pages.indices {
      guard case .thread(var reader) = pages[index] else { continue }
      change(&reader)
      pages[index] = .thread(reader)
    }
  }

  /// Changes the search, if there is one.
  mutating func changeSearch(_ change: (inout SearchReader) -> Void) {
    for index in pages.indices {
      guard case .search(var reader) = pages[index] else { continue }
      change(&reader)
      pages[index] = .search(reader)
    }
  }

  /// Changes the card on show, if one is.
  mutating func changeUser(_ change: (inout UserReader) -> Void) {
    guard case .user(var reader) = pages.last else { return }
    change(&reader)
    pages[pages.count - 1] = .user(reader)
  }

  /// Opens a card unless nobody is known to have written it.
  mutating func openUser(_ name: String?) {
    guard let name else { return }
    open(.user(UserReader(name: name)))
  }

  /// Opens the comments on an item.
  mutating func openThread(_ id: Int, story: Item?) -> [ViewEffect] {
    open(.thread(ThreadReader(id: id, story: story, lastVisit: history.visit(of: id)?.time)))
    return remember(story)
  }

  /// Goes to the search that lies below, or opens one.
  mutating func openSearch() {
    guard
      let index = pages.firstIndex(where: { page in
        if case .search = page { true } else { false }
      })
    else { return open(.search(SearchReader())) }
    pages.removeSubrange((index + 1)...)
  }
}
