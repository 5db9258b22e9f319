/// One of the six lists of stories that Hacker News keeps.
public enum Feed: String, CaseIterable, Sendable {
  /// The front page and what follows it, with jobs among the stories.
  case top
  /// The newest first.
  case new
  /// The most voted for lately.
  case best
  /// Questions to the readers.
  case ask
  /// Things that readers have made.
  case show
  /// Openings at companies.
  case job

  /// Where the list is, below the base address.
  var path: String { rawValue + "stories.json" }
}
