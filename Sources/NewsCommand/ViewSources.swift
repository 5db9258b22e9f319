#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import AsyncOperators
import HTTP
import HackerNews
import Screen
import Terminal
import ToolKit

/// Where the events of the full-screen view come from, and who does what it wishes.
struct ViewSources: LiveSources {
  var wishes: AsyncCurrentValueSubject<ViewWishes, Never>
  var model: FeedModel
  var desk: Desk
  var rules: StoryRules
  var interval: Duration
  /// What is run for new stories; nil where nothing is.
  var runs: StoryCommandRuns?
  let inbox = EventInbox<ViewEvent>()

  /// Lets everything begin as tasks of `group`.
  func start(in group: inout DiscardingTaskGroup) {
    group.addTask { await passOnSnapshots() }
    group.addTask { await follow() }
    group.addTask { await tick(on: desk.clock) }
    group.addTask { await loadThreads() }
    group.addTask { await search(on: desk.clock) }
    group.addTask { await bringFurtherHits() }
    group.addTask { await askForUsers() }
    group.addTask { readHistory() }
    if let runs { group.addTask { await runs.run(clock: desk.clock) } }
  }

  /// Does what an event leads to.
  func perform(_ effect: ViewEffect, on session: ScreenSession) async {
    switch effect {
    case .refresh: await model.refresh()
    case .open(let url): open(url)
    case .remember(let visit): await remember(visit, on: desk.clock)
    case .ringBell: session.ringBell()
    case .run(let record): runs?.add(record)
    case .leave: break
    }
  }

  func follow(_ state: ViewState) {
    if wishes.value != state.wishes { wishes.send(state.wishes) }
  }

  private func passOnSnapshots() async {
    var filter = StoryFilter(rules, console: desk.console)
    for await snapshot in model.snapshots.values() {
      inbox.add(.snapshot(filter.apply(to: snapshot)))
    }
  }

  /// Brings the feed that is wished for; another wish ends what an older one began.
  ///
  /// One live feed after the other is followed by one run, so that what serves them all stays open.
  private func follow() async {
    let followings = wishes.values().map(\.following).removeDuplicates()
    let rounds = followings.removeDuplicates { $0.isLive && $1.isLive }.mapLatest { wish in
      switch wish {
      case .live:
        await model.run(
          feeds: followings.compactMap(\.liveFeed), interval: interval, pushes: desk.pushes)
      case .once(let feed, _): _ = try? await model.load(feed)
      case .rest: break
      }
    }
    for await _ in rounds {}
  }

  private func loadThreads() async {
    let rounds = wishes.values().map(\.thread).removeDuplicates().mapLatest { wish in
      guard let wish else { return }
      do throws(HackerNewsError) {
        let thread = try await desk.client.threadToRead(of: wish.id) {
          report(.grown($0), of: wish)
        }
        report(.complete(thread), of: wish)
      } catch {
        if error != .http(.cancelled) { report(.failed(error), of: wish) }
      }
    }
    for await _ in rounds {}
  }

  private func report(_ progress: ThreadProgress, of wish: ViewWishes.Thread) {
    inbox.add(.thread(id: wish.id, turn: wish.turn, progress))
  }

  private func askForUsers() async {
    let answers = wishes.values().map(\.user).removeDuplicates().mapLatest {
      name -> ViewEvent? in
      guard let name else { return nil }
      do throws(HackerNewsError) {
        return .user(name, .success(try await desk.client.user(name)))
      } catch { return .user(name, .failure(error)) }
    }
    for await answer in answers { if let answer { inbox.add(answer) } }
  }

  private func tick(on clock: some Clock<Duration>) async {
    let ticks = wishes.values().map(\.pace).removeDuplicates().flatMapLatest { pace in
      AsyncTimerSequence(interval: pace.interval, clock: clock)
    }
    for await _ in ticks { inbox.add(.tick) }
  }

  private func open(_ url: URL) {
    if let problem = desk.browser.open(url) { inbox.add(.failed(problem)) }
  }
}
