import HackerNews

/// Which stories of a feed are wanted.
struct FeedExcerpt: Sendable, Equatable {
  var feed: Feed
  /// How many ids are taken from the front of the feed.
  var limit: Int
  /// Of those, only stories that match; nil for all of them.
  var match: StoryPattern?
}
