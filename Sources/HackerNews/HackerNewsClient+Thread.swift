import HTTP

extension HackerNewsClient {
  /// An item and everything below it, nearest to the root first, at most `maxConcurrency` requests at a time.
  ///
  /// A dead, deleted or missing comment is passed through to its replies, which may live. `grown` gets the thread
  /// each time that enough more of it has arrived; the loading waits for it. Where the service cannot be reached, the
  /// thread is what the cache has of it, which it says.
  ///
  /// - Throws: `.noSuchItem`, `.unavailable` where not even a reply is left, `.http`.
  public nonisolated func thread(
    of id: Int, limits: ThreadLimits = ThreadLimits(),
    grown: @Sendable (CommentThread) async -> Void = { _ in }
  ) async throws(HackerNewsError) -> CommentThread {
    let root = await answer(of: id)
    if let old = await keptThread(of: id, inPlaceOf: root, limits: limits) { return old }
    var builder = ThreadBuilder(root: root, id: id, limits: limits)
    if case .failure(let gap) = builder.thread().root, builder.thread().outstanding == 0 {
      throw HackerNewsError(gap)
    }
    await grown(builder.thread())
    await fill(&builder, from: nil, grown: grown)
    return try await kept(builder)
  }

  /// The thread once everything has been asked for, which is kept for later.
  nonisolated func kept(_ builder: ThreadBuilder) async throws(HackerNewsError) -> CommentThread {
    let thread = try finished(builder)
    await memory?.keep(builder.record, of: builder.id)
    return thread
  }

  /// The thread once everything has been asked for.
  nonisolated func finished(_ builder: ThreadBuilder) throws(HackerNewsError) -> CommentThread {
    if Task.isCancelled { throw .http(.cancelled) }
    let thread = builder.thread()
    if case .failure(let gap) = thread.root, thread.comments.isEmpty { throw HackerNewsError(gap) }
    return thread
  }

  /// Brings what is still to be asked for, as far as `tree` does not have it.
  ///
  /// A child task to an item rather than workers that pull: the queue grows from what they bring, and no child may
  /// keep its place while it waits for others.
  nonisolated func fill(
    _ builder: inout ThreadBuilder, from tree: CommentTree?,
    grown: @Sendable (CommentThread) async -> Void
  ) async {
    await withTaskGroup(of: (Int, ItemAnswer).self) { group in
      var running = 0
      repeat {
        while running < maxConcurrency, !Task.isCancelled, let id = builder.next() {
          if let answer = tree?[id] {
            builder.take(answer, for: id)
            continue
          }
          running += 1
          group.addTask { (id, await self.answer(of: id)) }
        }
        guard let (id, answer) = await group.next() else { return }
        running -= 1
        builder.take(answer, for: id)
        if builder.isWorthShowing() { await grown(builder.thread()) }
      } while true
    }
  }
}
