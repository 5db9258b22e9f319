/// Something that lies over the list of a feed.
enum ViewPage: Equatable, Sendable {
  case thread(ThreadReader)
  case search(SearchReader)
  case user(UserReader)
  /// What the keys do, from a line on.
  case help(top: Int)
}
