/// A Hacker News of invented stories that moves when told to; the same seed makes the same moves.
///
/// It holds at most 400 stories with at most 80 comments each: the oldest fall off, so it can move for ever.
public struct DemoHackerNews: Sendable, Equatable {
  static let maximumStories = 400
  static let maximumComments = 80

  /// The present, in seconds since 1970.
  public private(set) var now: Int
  /// The largest id so far.
  public private(set) var maximumID = 90_000_000
  /// The ids of the items that the last move changed or added, in ascending order.
  public internal(set) var changedItems: [Int] = []
  /// The names of the users whom the last move touched, in alphabetical order.
  public internal(set) var changedUsers: [String] = []
  var items: [Int: DemoItem] = [:]
  var users: [String: DemoUser] = [:]
  /// Stories, jobs and polls, oldest first.
  var submissions: [Int] = []
  var random: SplitMix64
  private var moves = 0

  /// A front page as it is after a day of submissions, the last of them a few minutes before `now`.
  public init(now: Int, seed: UInt64) {
    self.now = now
    random = SplitMix64(seed: seed)
    signUpEverybody()
    replayTheDay(endingAt: now)
    (changedItems, changedUsers) = ([], [])
  }

  /// The item with this id, if there is one.
  public func item(_ id: Int) -> DemoItem? { items[id] }

  /// The user of this name, if there is one.
  public func user(_ name: String) -> DemoUser? { users[name] }

  /// How many items there are.
  public var itemCount: Int { items.count }

  /// Lets so many seconds pass: one new story, a few comments, points here and there.
  public mutating func move(seconds: Int) {
    (changedItems, changedUsers) = ([], [])
    now += seconds
    moves += 1
    if moves.isMultiple(of: 25) {
      submit(random.pick(SampleStories.jobs), as: .job)
    } else if moves.isMultiple(of: 40) {
      submitPoll(SampleHeadlines.poll(using: &random), options: SampleHeadlines.pollOptions)
    } else {
      submit(SampleHeadlines.story(using: &random), as: .story)
    }
    let popular = ids(in: .topstories)
    for _ in 0..<Int.random(in: 1...4, using: &random) { comment(somewhereBelow: popular) }
    givePoints(popular: popular)
    forgetTheOldest()
    changedItems = Set(changedItems).filter { items[$0] != nil }.sorted()
    changedUsers = Set(changedUsers).sorted()
  }

  /// Adds an item at the present moment and returns its id; a thing without an author gets one.
  @discardableResult
  mutating func add(
    _ kind: DemoItem.Kind, by author: String? = nil, _ fill: (inout DemoItem) -> Void
  ) -> Int {
    maximumID += 1
    var item = DemoItem(
      id: maximumID, kind: kind, by: author ?? random.pick(SamplePeople.names), time: now)
    fill(&item)
    items[item.id] = item
    changedItems.append(item.id)
    changedUsers.append(item.by)
    users[item.by]?.submitted.insert(item.id, at: 0)
    if let count = users[item.by]?.submitted.count, count > 200 {
      users[item.by]?.submitted.removeLast()
    }
    return item.id
  }

  /// Sets the clock of a replayed past.
  mutating func setTime(_ time: Int) { now = time }
}
