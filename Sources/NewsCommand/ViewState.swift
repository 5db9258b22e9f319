#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

/// The full-screen view as a value: events change it, and a frame is drawn from it.
struct ViewState: LiveState {
  let settings: ViewSettings
  var size: TerminalSize
  var now: Date
  /// The time that ages are told at: it moves once a minute, for all of them together.
  private(set) var agesAt: Date
  /// The feed on show, or behind the pages.
  private(set) var feed: Feed
  private var lists: [Feed: FeedList] = [:]
  /// What lies over the list; the last is on show.
  var pages: [ViewPage] = []
  var isPaused = false
  var rings: Bool
  /// What the last key came to, until the next.
  var notice: String?
  /// Which stories were opened so far.
  private(set) var history = ReadingHistory()
  private var lastBell: Date?
  /// Counts what the user wants brought while paused.
  private var wishCount = 0
  private var isWishOpen = false

  init(settings: ViewSettings, size: TerminalSize, now: Date) {
    self.settings = settings
    self.size = size
    self.now = now
    agesAt = now
    feed = settings.excerpt.feed
    rings = settings.rings
  }

  /// The feed on show.
  var list: FeedList {
    get { lists[feed] ?? FeedList(feed) }
    set { lists[feed] = newValue }
  }

  /// What is to be done as long as the view stands as it does.
  var wishes: ViewWishes {
    let isCounting: Bool =
      if case .retrying = list.snapshot.state, !isPaused { true } else { !list.marks.isEmpty }
    return ViewWishes(
      following: !isPaused
        ? .live(feed)
        : isWishOpen || list.snapshot.updatedAt == nil ? .once(feed, wishCount) : .rest,
      pace: isCounting && pages.isEmpty ? .second : .minute,
      thread: thread.flatMap(\.wish), search: search?.wish ?? "",
      further: search?.further, user: wantedUser)
  }

  /// Takes an event in; returns what is to be done because of it.
  mutating func update(_ event: ViewEvent, at now: Date) -> [ViewEffect] {
    self.now = now
    if now.timeIntervalSince(agesAt) >= 59 || now < agesAt { agesAt = now }
    defer { settle() }
    switch event {
    case .screen(.key(let press)): return take(press)
    case .screen(.paste(let text)): editField { $0.insert(text) }
    case .screen(.resize(let size)): self.size = size
    case .screen(.resumed): agesAt = now
    case .screen(.lost): return [.leave(.lost)]
    case .tick: break
    case .snapshot(let snapshot): return take(snapshot)
    case .thread(let id, let turn, let progress):
      changeThreads { if $0.id == id, $0.turn == turn { $0.take(progress) } }
      // The list may know of fewer comments than were read here.
      if case .complete(let thread) = progress { return remember(try? thread.root.get()) }
    case .found(let answer): changeSearch { $0.take(answer) }
    case .foundFurther(let further, let answer):
      changeSearch { $0.take(answer, for: further) }
      if case .search(let reader) = pages.last, reader.field.text == further.text {
        notice = answer.failure
      }
    case .user(let name, let result): changeUser { if $0.name == name { $0.take(result) } }
    case .history(let history): self.history.merge(history)
    case .failed(let text): notice = text
    }
    return []
  }

  /// Puts a feed on show as it was when it was left.
  mutating func show(_ feed: Feed) {
    pages = []
    self.feed = feed
    isWishOpen = false
  }

  /// Has the feed brought anew, unless that is under way.
  mutating func refresh() -> [ViewEffect] {
    if isPaused {
      wishCount += 1
      isWishOpen = true
    } else if case .loading = list.snapshot.state {
      return []
    }
    list.isWished = true
    return isPaused ? [] : [.refresh]
  }

  /// Notes that an item is opened, now and for later.
  mutating func remember(_ item: Item?) -> [ViewEffect] {
    guard let item else { return [] }
    let visit = ReadingHistory.Visit(
      id: item.id, comments: item.commentCount ?? 0, time: now.timestamp?.seconds)
    history.add(visit)
    return [.remember(visit)]
  }

  private mutating func take(_ snapshot: FeedSnapshot) -> [ViewEffect] {
    let arrivals = lists[snapshot.feed, default: FeedList(snapshot.feed)].take(snapshot, at: now)
    if snapshot.feed == feed {
      switch snapshot.state {
      case .current, .stale: isWishOpen = false
      case .loading, .retrying: break
      }
    }
    var effects: [ViewEffect] = []
    if settings.runsCommand {
      effects = arrivals.map { .run(StoryRecord($0, in: snapshot.feed)) }
    }
    if !arrivals.isEmpty, rings, lastBell.map({ now.timeIntervalSince($0) >= 10 }) ?? true {
      lastBell = now
      effects.append(.ringBell)
    }
    return effects
  }

  private var wantedUser: String? {
    if case .user(let reader) = pages.last, reader.isAwaited { reader.name } else { nil }
  }

  private mutating func settle() {
    list.settle(height: listHeight, at: now)
    let (width, height, listHeight) = (size.columns, pageHeight, listHeight)
    changeThreads { $0.settle(width: width, height: height) }
    changeSearch { $0.cursor.fit(height: listHeight) }
  }
}
