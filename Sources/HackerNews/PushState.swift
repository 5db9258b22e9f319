/// What the streams of a run have brought so far.
struct PushState {
  /// Which run it is: what an older one still brings is dropped.
  let run: Int
  private(set) var feed: Feed?
  /// The list as it is at this moment; nil where no stream tells.
  private(set) var list: [Int]?
  /// Whether a stream tells what changed.
  var tellsUpdates = false
  /// Whether the list was pushed before, and how often its stream has been down since.
  private var setbacks: Int?

  init(run: Int = 0) { self.run = run }

  /// The list of a feed, if it is the one that is pushed.
  func list(of feed: Feed) -> [Int]? { feed == self.feed ? list : nil }

  /// Takes what the stream of a feed says; whether somebody should ask for the list at once.
  ///
  /// That is where the stream was lost and could not be opened again at the first try. Whether the service is to be
  /// reached at all is told by a request.
  mutating func take(_ news: PushNews, of feed: Feed) -> Bool {
    if feed != self.feed { self = PushState(run: run, feed: feed, tellsUpdates: tellsUpdates) }
    switch news {
    case .ids(let ids, _):
      list = ids
      setbacks = 0
      return false
    case .down, .ended:
      list = nil
      setbacks = setbacks.map { min($0 + 1, 3) }
      return setbacks == 2
    }
  }

  private init(run: Int, feed: Feed, tellsUpdates: Bool) {
    self.run = run
    self.feed = feed
    self.tellsUpdates = tellsUpdates
  }
}
