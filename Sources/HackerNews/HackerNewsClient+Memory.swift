import HTTP

extension HackerNewsClient {
  /// What the cache has of a thread whose root an outage kept from coming; nil where there was none, or nothing is kept.
  nonisolated func keptThread(
    of id: Int, inPlaceOf root: ItemAnswer, limits: ThreadLimits
  ) async -> CommentThread? {
    guard let memory, case .gap(.failed(let reason), _) = root.reading,
      HackerNewsError.http(reason).isOutage
    else { return nil }
    var kept = await memory.thread(of: id)
    if kept == nil, let item = await memory.documents(of: [id])[id] {
      kept = NewsMemory.Kept(value: ThreadRecord(root: item.value), storedAt: item.storedAt)
    }
    guard let kept else { return nil }
    let answers = kept.value.answers
    guard let root = answers[id] else { return nil }
    var builder = ThreadBuilder(root: root, id: id, limits: limits)
    while let next = builder.next() {
      builder.take(answers[next] ?? ItemAnswer(.failed(reason)), for: next)
    }
    guard var thread = try? finished(builder) else { return nil }
    memory.countAnswers(kept.value.count)
    thread.outdated = CommentThread.Outdated(since: kept.storedAt, reason: .http(reason))
    return thread
  }
}
