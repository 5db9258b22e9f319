package import Screen
import Terminal

extension Frame {
  /// Draws names with their numbers in the first row; only numbers of those not selected where there is no room.
  package mutating func drawTabs(_ names: [String], selected: Int) {
    let tabs = zip(1..., names).map { " \($0) \($1) " }
    let isRoomy = tabs.reduce(0) { $0 + $1.count } <= size.columns
    var column = 0
    for (index, name) in tabs.enumerated() {
      let isShown = index == selected
      column = draw(
        isRoomy || isShown ? name : " \(index + 1)", row: 0, column: column,
        style: isShown ? .selectedTab : .tab)
    }
  }
}
