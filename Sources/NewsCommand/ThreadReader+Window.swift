import HackerNews

extension ThreadReader {
  /// The rows of a part, kept or made.
  func lines(of id: Int, width: Int) -> [ThreadLine] {
    if collapsed.contains(id) { return [.header, .blank] }
    if let lines = layouts.lines(of: id, width: width) { return lines }
    let layout = ThreadLayout(width: width)
    if let node = node(id) { return layout.lines(of: node) }
    return root.map { layout.rootLines($0, options: thread?.options ?? []) } ?? [.header, .blank]
  }

  /// The parts in a window so high, each with its rows that are in it.
  func window(width: Int, height: Int) -> [(id: Int, lines: ArraySlice<ThreadLine>)] {
    var parts: [(id: Int, lines: ArraySlice<ThreadLine>)] = []
    var room = height
    for (index, id) in order[(order.firstIndex(of: top.id) ?? 0)...].enumerated() {
      guard room > 0 else { break }
      let lines = lines(of: id, width: width).dropFirst(index == 0 ? top.line : 0).prefix(room)
      parts.append((id, lines))
      room -= lines.count
    }
    return parts
  }

  /// Keeps the rows around the window and moves it so that no emptiness can be avoided.
  mutating func settle(width: Int, height: Int) {
    if isStirred, let selectedRow {
      top = place(selectedRow, rowsBefore: index(of: selected), width: width)
    }
    isStirred = false
    let count = lines(of: top.id, width: width).count
    top.line = max(0, min(top.line, count - 1))
    keepLines(of: order[index(of: top.id)...], width: width, height: height + top.line)
    keepLines(of: order.reversed(), width: width, height: height)
    let last = place(height, rowsBefore: order.count, width: width)
    if isBefore(last, top) { top = last }
    selectedRow = row(of: selected, width: width, height: height)
  }

  private func row(of id: Int, width: Int, height: Int) -> Int? {
    var row = 0
    for part in window(width: width, height: height) {
      if part.id == id { return part.lines.startIndex == 0 ? row : nil }
      row += part.lines.count
    }
    return nil
  }

  /// Keeps the rows of as many parts as fill a window so high.
  private mutating func keepLines(of parts: some Sequence<Int>, width: Int, height: Int) {
    var room = height
    for id in parts where room > 0 {
      let lines = lines(of: id, width: width)
      room -= lines.count
      if !collapsed.contains(id), layouts.lines(of: id, width: width) == nil {
        layouts.keep(lines, of: id, width: width)
      }
    }
  }

  /// Moves the window by rows.
  mutating func scroll(by rows: Int, width: Int, height: Int) {
    top =
      rows < 0
      ? place(-rows, rowsBefore: index(of: top.id), line: top.line, width: width)
      : place(rows, rowsAfter: top, width: width)
    settle(width: width, height: height)
  }

  /// Moves by a page and selects the first part that begins in the window.
  mutating func page(_ direction: Int, width: Int, height: Int) {
    let former = top
    scroll(by: direction * max(1, height - 1), width: width, height: height)
    guard top != former else {
      selected = (direction < 0 ? order.first : order.last) ?? id
      return
    }
    let parts = window(width: width, height: height).map(\.id)
    selected = (top.line == 0 ? parts.first : parts.dropFirst().first ?? parts.first) ?? id
  }

  /// Selects a part and moves the window no further than needed to show it, or to its first row.
  mutating func select(_ id: Int, atTop: Bool = false, width: Int, height: Int) {
    selected = id
    let index = index(of: id)
    let begin = Place(id: id, line: 0)
    let count = lines(of: id, width: width).count
    if atTop || isBefore(begin, top) || count >= height {
      top = begin
    } else {
      let ending = place(height - count, rowsBefore: index, width: width)
      if isBefore(top, ending) { top = ending }
    }
    settle(width: width, height: height)
  }

  /// Where the window must begin to show so many rows before a row of a part.
  private func place(
    _ rows: Int, rowsBefore index: Int, line: Int = 0, width: Int
  ) -> Place {
    var index = index
    var line = line
    var rows = rows
    while rows > line, index > 0 {
      rows -= line
      index -= 1
      line = lines(of: order[index], width: width).count
    }
    let part = index < order.count ? order[index] : order[order.count - 1]
    return Place(id: part, line: max(0, line - rows))
  }

  private func place(_ rows: Int, rowsAfter start: Place, width: Int) -> Place {
    var index = index(of: start.id)
    var line = start.line + rows
    while index < order.count - 1 {
      let count = lines(of: order[index], width: width).count
      if line < count { break }
      line -= count
      index += 1
    }
    return Place(id: order[index], line: line)
  }

  /// The part that is shown behind another.
  func next(after id: Int) -> Int? {
    let index = index(of: id) + 1
    return index < order.count ? order[index] : nil
  }

  func index(of id: Int) -> Int { order.firstIndex(of: id) ?? 0 }

  private func isBefore(_ one: Place, _ other: Place) -> Bool {
    (index(of: one.id), one.line) < (index(of: other.id), other.line)
  }
}
