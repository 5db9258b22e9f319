import HackerNews

/// What `news` is asked to do.
enum NewsInvocation: Sendable, Equatable {
  case list(FeedExcerpt)
  /// Of a feed, what was not printed that way before.
  case listSinceLast(FeedExcerpt)
  /// `interval` is the time between refreshes; `once` ends it after the stories of now.
  case watch(FeedExcerpt, interval: Duration, once: Bool)
  /// An item by its number.
  case item(Int)
  case search(SearchQuery)
  /// A user by name.
  case user(String)
}
