import ToolKit

extension KeyHelp {
  /// The keys of `news watch`, and what its signs mean.
  static func news(_ glyphs: ViewGlyphs) -> KeyHelp {
    KeyHelp(keys + [("", "")] + marks(glyphs))
  }

  private static let keys: [Entry] = [
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
  ]

  private static func marks(_ glyphs: ViewGlyphs) -> [Entry] {
    [
      ("\(glyphs.new) beside a story", "new, until it is selected or 30 s have passed"),
      (
        "\(glyphs.up) \(glyphs.down) \(glyphs.changed)",
        "went up, fell, has other points or comments"
      ),
      ("12+3", "12 comments, 3 of them since you opened the story"),
      ("a faint title", "opened before"),
      ("\(glyphs.new) beside a comment", "written since you opened the story last"),
    ]
  }
}
