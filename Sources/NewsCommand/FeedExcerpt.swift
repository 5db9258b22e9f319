import HackerNews

/// Which stories of a feed are wanted.
struct FeedExcerpt: Sendable, Equatable {
  var feed: Feed
  /// How many ids are taken from the front of the feed.
  var limit: Int
  /// Which of those are wanted.
  var rules = StoryRules()
}
