import ToolKit

/// What the full-screen view is told once.
struct ViewSettings: Equatable, Sendable {
  var excerpt: FeedExcerpt
  /// The time between refreshes.
  var interval: Duration
  /// Whether the bell rings for new stories at first.
  var rings = false
  /// Whether a command is run for each new story.
  var runsCommand = false
  /// Whether the stories are invented, which the view says.
  var isDemo = false
  var glyphs = ViewGlyphs.unicode
  /// Whether titles are links, for which a host must stand beside them.
  var hasHyperlinks = false
}
