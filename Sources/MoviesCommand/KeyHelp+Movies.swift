import ToolKit

extension KeyHelp {
  /// The keys of `movies browse`.
  static let movies = KeyHelp([
    ("j k, Down Up", "move"),
    ("Space b, PgDn PgUp", "a page down, up"),
    ("g G, Home End", "first, last"),
    ("Enter", "details of the film"),
    ("Esc", "back"),
    ("1-4, Tab, Shift-Tab", "another list"),
    ("s /", "search all films as you type"),
    ("o", "the trailer, or the page of the film, in the browser"),
    ("r", "bring the list or the film again"),
    ("Ctrl-L Ctrl-Z", "draw again, suspend"),
    ("q", "quit"),
  ])
}
