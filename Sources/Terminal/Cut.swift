extension String {
  /// The beginning of this one-line text that fits into `width` cells, ended by `…` where cut.
  ///
  /// Never splits a character and never exceeds `width`; may be a cell short beside a wide
  /// character. Nothing at width 0.
  public func cut(to width: Int) -> String {
    guard width > 0 else { return "" }
    if utf8.count <= width, isPrintableASCII { return self }
    var used = 0
    var end = startIndex
    for index in indices {
      if used <= width - 1 { end = index }
      used += self[index].cellWidth
      if used > width { return self[..<end] + "…" }
    }
    return self
  }
}
