/// Which row of a list is selected and which are in the window; follows the rows when the list changes.
package struct ListCursor: Equatable, Sendable {
  /// What the list shows, each number once.
  package private(set) var ids: [Int] = []
  /// The selected row, from 0; 0 also in an empty list.
  package private(set) var selected = 0
  /// The first row in the window.
  package private(set) var top = 0
  /// Whether a key has moved or used the selection: until then the list stands at its beginning.
  package private(set) var hasMoved = false

  /// An empty list.
  package init() {}

  /// The number of the selected row; nil in an empty list.
  package var selectedID: Int? { ids.indices.contains(selected) ? ids[selected] : nil }

  /// Puts another list under the window: the selected row stays selected and in its place.
  ///
  /// Where it is gone, the next one that is still there takes over.
  package mutating func show(_ new: [Int]) {
    guard new != ids else { return }
    if hasMoved, !ids.isEmpty {
      let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
      let candidates = ids[selected...] + ids[..<selected].reversed()
      let row = selected - top
      selected = candidates.lazy.compactMap { places[$0] }.first ?? 0
      top = selected - row
    }
    ids = new
    clamp()
  }

  /// Begins anew at the first row.
  package mutating func reset() {
    (selected, top, hasMoved) = (0, 0, false)
  }

  /// Selects another row, so many further down.
  package mutating func move(by rows: Int) { select(selected + rows) }

  /// Selects the row nearest to an index.
  package mutating func select(_ index: Int) {
    selected = index
    hasMoved = true
    clamp()
  }

  /// Keeps the selected row selected from now on, as something was done with it.
  package mutating func hold() { hasMoved = hasMoved || !ids.isEmpty }

  /// Moves the window so that it shows the selected row and no emptiness that can be avoided.
  package mutating func fit(height: Int) {
    top = max(top, selected - max(1, height) + 1)
    top = max(0, min(top, selected, ids.count - height))
  }

  /// The rows in a window so high.
  package func window(height: Int) -> Range<Int> {
    let start = min(top, ids.count)
    return start..<min(ids.count, start + max(0, height))
  }

  private mutating func clamp() {
    selected = max(0, min(selected, ids.count - 1))
    if !hasMoved { (selected, top) = (0, 0) }
  }
}
