#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

extension ViewState {
  /// Draws what the last line says: the field while there is one, else how what is on show stands.
  func drawStatus(on frame: inout Frame) {
    if let field {
      let isRemote = if case .search = pages.last { true } else { false }
      frame.draw(
        field, prompt: isRemote ? "search: " : "/", row: size.rows - 1,
        note: notice ?? resultCount)
      return
    }
    let help =
      switch pages.last {
      case nil: "? help"
      case .thread: "Esc back  ? help"
      case .search, .user, .help: "Esc back"
      }
    let text = [notice ?? standing, oldness, circumstances].filter { !$0.isEmpty }
      .joined(separator: settings.glyphs.separator)
    frame.drawStatus(text, isProblem: notice == nil && isFailing, help: help)
  }

  private var resultCount: String {
    switch pages.last {
    case nil: "\(list.filter?.cursor.ids.count ?? 0) found"
    case .search(let reader): reader.found.map(count) ?? ""
    case .thread, .user, .help: ""
    }
  }

  /// How many were found, and how many of them are here where there are more.
  private func count(of page: SearchPage) -> String {
    let (here, all) = (page.hits.count, page.totalCount)
    return here < all ? "\(here) of \(all) found" : "\(all) found"
  }

  private var isFailing: Bool {
    if case .thread(let reader) = pages.last { return reader.failure != nil }
    return pages.isEmpty && isFeedFailing
  }

  private var isFeedFailing: Bool {
    switch list.snapshot.state {
    case .retrying, .stale: true
    case .loading, .current: false
    }
  }

  /// What is being done, and how old the data are.
  private var standing: String {
    switch pages.last {
    case nil: feedStanding
    case .thread(let reader): reader.standing
    case .search, .user, .help: ""
    }
  }

  private var feedStanding: String {
    switch list.snapshot.state {
    case .loading(let done, let total) where list.isWished || list.snapshot.updatedAt == nil:
      return isPaused && !list.isWished && list.snapshot.updatedAt != nil
        ? age : total.map { "loading \(done)/\($0)" } ?? "loading"
    case .loading, .current: return age
    case .retrying where isPaused: return age
    case .retrying(let time, _, let reason):
      let seconds = Int(time.timeIntervalSince(now).rounded(.up))
      let wait = seconds > 0 ? "again in \(seconds) s" : "trying again"
      return failing("error, \(wait): \(Failure(reason).text.safeLine)")
    case .stale(let reason): return failing("error: \(Failure(reason).text.safeLine)")
    }
  }

  /// Why nothing newer comes, after what is most worth knowing: a long reason may not fit.
  private func failing(_ reason: String) -> String {
    let time = list.snapshot.updatedAt.flatMap { agesAt.timeIntervalSince($0) < 90 ? nil : $0 }
    return [isOfflineTold ? "offline" : nil, time.map { "\($0.age(at: agesAt)) old" }, reason]
      .compactMap(\.self).joined(separator: settings.glyphs.separator)
  }

  /// Whether it is told beside the failure how changes come in, namely not at all.
  private var isOfflineTold: Bool {
    isFeedFailing && !isPaused && list.snapshot.delivery == .offline
  }

  /// How old a thread is that the cache had, and why there is nothing newer.
  private var oldness: String {
    guard case .thread(let reader) = pages.last, let outdated = reader.thread?.outdated else {
      return ""
    }
    return "\(outdated.since.age(at: agesAt)) old: \(Failure(outdated.reason).text.safeLine)"
  }

  private var age: String {
    guard let time = list.snapshot.updatedAt else { return "" }
    // Refreshed each minute, data are not a minute old in between.
    return agesAt.timeIntervalSince(time) < 90
      ? "updated just now" : "updated \(time.age(at: agesAt)) ago"
  }

  private var circumstances: String {
    guard pages.isEmpty else { return "" }
    let newAbove = list.newAbove
    return [
      newAbove > 0 ? "\(settings.glyphs.up) \(newAbove) new" : "",
      isPaused ? "paused" : isOfflineTold ? "" : delivery,
      rings ? "bell" : "",
      settings.isDemo ? "demo" : "",
    ].filter { !$0.isEmpty }.joined(separator: settings.glyphs.separator)
  }
}

extension ViewState {
  /// How changes come in, in words.
  private var delivery: String {
    switch list.snapshot.delivery {
    case .push, .offline: list.snapshot.delivery.rawValue
    case .poll: "poll every \(settings.interval.components.seconds) s"
    }
  }
}

extension ThreadReader {
  /// How far it has come, and where in it one is.
  fileprivate var standing: String {
    let known = thread?.comments.count ?? 0
    let place = selected == id ? 0 : (places[selected] ?? 0) + 1
    if let failure { return failure }
    guard isComplete else {
      return "loading \(known)/\(known + (thread?.outstanding ?? 0)) comments"
    }
    let leftOut = thread.map { $0.leftOut > 0 ? ", \($0.leftOut) not loaded" : "" } ?? ""
    if place > 0 { return "comment \(place) of \(known)\(leftOut)" }
    let new = newCount > 0 ? ", \(newCount) new" : ""
    return known == 0 ? "no comments" : "\(known) comment\(known == 1 ? "" : "s")\(new)\(leftOut)"
  }
}
