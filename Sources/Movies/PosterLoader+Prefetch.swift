import AsyncOperators

extension PosterLoader {
  /// Posters fetched ahead at a time.
  public static let prefetchConcurrency = 4

  /// Brings the posters of a page of films, so that they are there when asked for; at most four at a time.
  ///
  /// One that fails is left out: who asks for it later hears why. Cancelling ends the requests that nobody else waits
  /// for. No more than 40 are brought by one call.
  public nonisolated func prefetch(_ posters: [PosterPath], size: PosterSize) async {
    await posters.prefix(40).concurrentForEach(maxConcurrency: Self.prefetchConcurrency) {
      poster async in
      guard !Task.isCancelled else { return }
      _ = try? await self.file(of: poster, size: size)
    }
  }
}
