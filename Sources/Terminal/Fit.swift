extension String {
  /// This one-line text in exactly `width` cells: cut with `…` or filled up with blanks.
  public func fit(_ width: Int, alignment: TextAlignment = .leading) -> String {
    let text = cut(to: width)
    let blanks = String(repeating: " ", count: max(0, width - text.cellWidth))
    return alignment == .leading ? text + blanks : blanks + text
  }
}
