/// Puts a thread together from answers in any order; knows what to ask for next.
struct ThreadBuilder {
  private let limits: ThreadLimits
  let id: Int
  private let root: Result<Item, Gap>
  /// All that came so far.
  private(set) var record = ThreadRecord()
  private var parts: [Int] = []
  /// All that was accepted, parents before their replies; the first `asked` of it have been asked for.
  private var order: [Int] = []
  private var asked = 0
  private var depths: [Int: Int] = [:]
  private var contents: [Int: Result<Comment, Gap>] = [:]
  private var replies: [Int: [Int]] = [:]
  /// With a place for each part of a poll, empty until its answer comes.
  private var options: [Int: Result<PollOption, Gap>?] = [:]
  private var answered = 0
  private var leftOut = 0
  private var shown = 0

  init(root answer: ItemAnswer, id: Int, limits: ThreadLimits) {
    let reading = answer.reading
    record.add(answer, for: id)
    self.limits = limits
    self.id = id
    root = reading.outcome(for: id)
    depths[id] = -1
    if case .item(.poll(let poll)) = reading { parts = poll.parts.filter { accept($0, depth: 0) } }
    for part in parts { options[part] = .some(nil) }
    switch reading {
    case .item(let item): replies[id] = item.kids.filter { accept($0, depth: 0) }
    case .gap(_, let kids): replies[id] = kids.filter { accept($0, depth: 0) }
    }
  }

  /// The next item to ask for, nearest to the root first.
  mutating func next() -> Int? {
    guard asked < order.count else { return nil }
    defer { asked += 1 }
    return order[asked]
  }

  /// Takes the answer for one item that `next` gave out.
  mutating func take(_ answer: ItemAnswer, for id: Int) {
    let reading = answer.reading
    record.add(answer, for: id)
    answered += 1
    if options.keys.contains(id) {
      options[id] = Self.option(reading, id: id)
      return
    }
    let depth = depths[id] ?? 0
    switch reading {
    case .item(.comment(let comment)):
      contents[id] = .success(comment)
      replies[id] = comment.kids.filter { accept($0, depth: depth + 1) }
    case .item(let other):
      contents[id] = .failure(Gap(id: id, reason: .unexpectedKind(other.kind)))
    case .gap(let reason, let kids):
      contents[id] = .failure(Gap(id: id, reason: reason))
      replies[id] = kids.filter { accept($0, depth: depth + 1) }
    }
  }

  /// Whether enough has come since the last time to be worth a new state; all states together stay cheap.
  mutating func isWorthShowing() -> Bool {
    guard answered >= shown + max(16, shown / 4) else { return false }
    shown = answered
    return true
  }

  /// The thread as far as it has arrived.
  func thread() -> CommentThread {
    let alive = alive()
    var comments: [CommentThread.Node] = []
    var waiting = Array((replies[self.id] ?? []).reversed())
    while let id = waiting.popLast() {
      guard alive.contains(id), let content = contents[id] else { continue }
      comments.append(CommentThread.Node(id: id, depth: depths[id] ?? 0, content: content))
      waiting += (replies[id] ?? []).reversed()
    }
    return CommentThread(
      root: root, options: parts.compactMap { options[$0] ?? nil }, comments: comments,
      gaps: gaps(),
      outstanding: order.count - answered, leftOut: leftOut)
  }

  /// Each item once: a comment that appears among its own replies ends there.
  private mutating func accept(_ id: Int, depth: Int) -> Bool {
    guard depths[id] == nil else { return false }
    guard depth < limits.levels, order.count < limits.comments else {
      leftOut += 1
      return false
    }
    depths[id] = depth
    order.append(id)
    return true
  }

  /// What has a place: all that may be shown, and what is gone above something that has a place.
  private func alive() -> Set<Int> {
    var alive: Set<Int> = []
    for id in order.reversed() {
      let isShown =
        switch contents[id] {
        case .success: true
        case .failure(let gap): !gap.reason.isGone
        case nil: false
        }
      if isShown || (replies[id] ?? []).contains(where: alive.contains) { alive.insert(id) }
    }
    return alive
  }

  /// Level by level and in rank order, whichever came first.
  private func gaps() -> [Gap] {
    var gaps: [Gap] = []
    if case .failure(let gap) = root { gaps.append(gap) }
    for part in parts { if case .failure(let gap)?? = options[part] { gaps.append(gap) } }
    var level = replies[id] ?? []
    while !level.isEmpty {
      for id in level { if case .failure(let gap)? = contents[id] { gaps.append(gap) } }
      level = level.flatMap { replies[$0] ?? [] }
    }
    return gaps
  }

  private static func option(_ reading: ItemReading, id: Int) -> Result<PollOption, Gap> {
    switch reading {
    case .item(.pollOption(let option)): .success(option)
    case .item(let other): .failure(Gap(id: id, reason: .unexpectedKind(other.kind)))
    case .gap(let reason, _): .failure(Gap(id: id, reason: reason))
    }
  }
}
