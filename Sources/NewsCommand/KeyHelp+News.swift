import ToolKit

extension KeyHelp {
  /// The keys of `news watch`.
  static let news = KeyHelp([
    ("j k, Down Up", "move"),
    ("Space b, PgDn PgUp", "a page down, up"),
    ("g G, Home End", "first, last"),
    ("Enter", "open the comments"),
    ("Esc", "back"),
    ("1-6, Tab, Shift-Tab", "another feed"),
    ("/", "filter as you type; in comments: search, then n N"),
    ("s", "search all of Hacker News"),
    ("u", "who wrote this"),
    ("o", "open the link in the browser; in comments also 1-9"),
    ("c", "collapse, expand the replies"),
    ("[ ]", "previous, next comment on the story itself"),
    ("r p B", "refresh, pause, bell on or off"),
    ("Ctrl-L Ctrl-Z", "draw again, suspend"),
    ("q", "quit"),
  ])
}
