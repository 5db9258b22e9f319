import HackerNews

extension ThreadReader {
  /// Goes down by a row in a part that reaches beyond the window, else to the next part.
  mutating func down(width: Int, height: Int) {
    let parts = window(width: width, height: height)
    let rest = parts.last.map { last in
      last.id == selected && last.lines.endIndex < lines(of: last.id, width: width).count - 1
    }
    if rest == true { return scroll(by: 1, width: width, height: height) }
    let index = index(of: selected)
    if index + 1 < order.count { select(order[index + 1], width: width, height: height) }
  }

  /// Goes up by a row in a part that begins above the window, else to the part before.
  mutating func up(width: Int, height: Int) {
    if top.id == selected, top.line > 0 {
      return scroll(by: -1, width: width, height: height)
    }
    let index = index(of: selected)
    guard index > 0 else { return }
    let before = order[index - 1]
    let former = top
    select(before, width: width, height: height)
    // Of a long part the end comes first, as when it was left.
    let count = lines(of: before, width: width).count
    if count > height, top != former {
      scroll(by: count - height, width: width, height: height)
    }
  }

  /// Goes to the next or previous answer to the story itself.
  mutating func goToTopLevel(_ direction: Int, width: Int, height: Int) {
    var index = index(of: selected) + direction
    while order.indices.contains(index) {
      if index == 0 || node(order[index])?.depth == 0 {
        return select(order[index], atTop: true, width: width, height: height)
      }
      index += direction
    }
  }

  /// Goes to the nearest part that has `pattern`, from the selected one on, round and round; false without one.
  mutating func goToMatch(
    _ direction: Int, includingSelected: Bool, width: Int, height: Int
  ) -> Bool {
    let all = [id] + (thread?.comments.map(\.id) ?? [])
    let words = pattern.lowercased()
    let start = all.firstIndex(of: selected) ?? 0
    for step in (includingSelected ? 0 : 1)...all.count {
      let index = (start + direction * step + 2 * all.count) % all.count
      guard !words.isEmpty, text(of: all[index]).lowercased().contains(words) else { continue }
      uncover(all[index])
      select(all[index], width: width, height: height)
      return true
    }
    return false
  }

  private func text(of id: Int) -> String {
    let texts =
      id == self.id
      ? [root?.title, root?.text?.plainText]
      : [author(of: id), (try? node(id)?.content.get())?.text.plainText]
    return texts.compactMap(\.self).joined(separator: "\n")
  }
}
