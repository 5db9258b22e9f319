/// The signs that the full-screen view draws beside text.
package struct ViewGlyphs: Equatable, Sendable {
  package var new = "•"
  package var up = "↑"
  package var down = "↓"
  package var changed = "·"
  package var pending = "…"
  package var separator = " · "
  package var guide = "│ "
  package var bar = "█"
  /// A part of a bar that is too small to be one cell.
  package var stump = "▁"

  /// For a locale of UTF-8.
  package static let unicode = ViewGlyphs()
  /// For any other.
  package static let ascii = ViewGlyphs(
    new: "*", up: "^", down: "v", changed: "~", pending: "...", separator: " - ", guide: "| ",
    bar: "#", stump: ".")
}
