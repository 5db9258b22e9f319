import HTTP

extension HackerNewsClient {
  /// How long the search service may take longer than the official one before it is done without.
  private static let patience = Duration.seconds(3)

  /// An item and everything below it for somebody who wants to read it: two requests as a rule.
  ///
  /// The root comes from the official service, what is below it from the search service in one piece. The comments on
  /// the root are in rank order; replies to them, of which that service does not know the order, the oldest first.
  /// What it does not have yet is fetched item by item. Where it fails, takes more than 3 s, or lags far behind, the
  /// thread is loaded as by `thread(of:limits:grown:)`.
  ///
  /// - Throws: `.noSuchItem`, `.unavailable` where not even a reply is left, `.http`.
  public nonisolated func threadToRead(
    of id: Int, limits: ThreadLimits = ThreadLimits(),
    grown: @Sendable (CommentThread) async -> Void = { _ in }
  ) async throws(HackerNewsError) -> CommentThread {
    async let tree = tree(of: id)
    let root = await answer(of: id)
    if let old = await keptThread(of: id, inPlaceOf: root, limits: limits) { return old }
    var builder = ThreadBuilder(root: root, id: id, limits: limits)
    let start = builder.thread()
    if start.outstanding == 0 { return try await kept(builder) }
    await grown(start)
    if let tree = await tree, case .item(let item) = root.reading, tree.isComplete(for: item) {
      await fill(&builder, from: tree, grown: grown)
    } else {
      await fill(&builder, from: nil, grown: grown)
    }
    return try await kept(builder)
  }

  /// What the search service knows of a thread; nothing where it fails or is late.
  private nonisolated func tree(of id: Int) async -> CommentTree? {
    await tree(of: id, on: http.clock)
  }

  private nonisolated func tree(of id: Int, on clock: some Clock<Duration>) async -> CommentTree? {
    guard IDList.possible.contains(id) else { return nil }
    return await withTaskGroup(of: CommentTree?.self) { group in
      group.addTask {
        var request = self.request(to: self.searchURL, path: "items/\(id)")
        request.maximumBodyBytes = 8 << 20
        return (try? await self.http.json(TreeDocument.self, from: request)).map(CommentTree.init)
      }
      group.addTask {
        try? await clock.sleep(for: Self.patience)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
