extension String {
  /// The beginning of this one-line text that fits into `width` cells, ended by `…` where cut.
  ///
  /// Never splits a character and never exceeds `width`; may be a cell short beside a wide
  /// character. Nothing at width 0.
  public func cut(to width: Int) -> String {
    guard width > 0 else { return "" }
    let plainCount = plainPrefixCount(within: width)
    if plainCount == utf8.count, plainCount <= width { return self }
    // What is plain needs no measuring.
    var used = min(plainCount, width)
    var index = utf8.index(startIndex, offsetBy: used)
    var end = utf8.index(startIndex, offsetBy: min(used, width - 1))
    while index < endIndex {
      if used <= width - 1 { end = index }
      used += self[index].cellWidth
      if used > width { return self[..<end] + "…" }
      index = self.index(after: index)
    }
    return self
  }

  /// How many characters at the beginning are one byte and one cell each: printable ASCII that nothing joins.
  ///
  /// Looks at no more than one byte beyond so many cells.
  package func plainPrefixCount(within cells: Int) -> Int {
    let bytes = utf8.prefix(min(cells, utf8.count) + 1)
    let count = bytes.prefix { (0x20...0x7E).contains($0) }.count
    // The next scalar may be a mark on the last of them.
    return count == utf8.count ? count : max(0, count - 1)
  }
}
