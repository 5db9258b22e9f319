/// Something that lies over the list of a feed.
enum ViewPage: Equatable, Sendable {
  /// What the keys do, from a line on.
  case help(top: Int)
}
