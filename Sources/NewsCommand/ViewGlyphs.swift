/// The signs that the full-screen view draws beside text.
struct ViewGlyphs: Equatable, Sendable {
  var new = "•"
  var up = "↑"
  var down = "↓"
  var changed = "·"
  var pending = "…"
  var separator = " · "
  var guide = "│ "
  var bar = "█"
  /// A part of a bar that is too small to be one cell.
  var stump = "▁"

  /// For a locale of UTF-8.
  static let unicode = ViewGlyphs()
  /// For any other.
  static let ascii = ViewGlyphs(
    new: "*", up: "^", down: "v", changed: "~", pending: "...", separator: " - ", guide: "| ",
    bar: "#", stump: ".")
}
