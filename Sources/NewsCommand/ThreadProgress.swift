import HackerNews

/// What becomes of a thread that is being loaded.
enum ThreadProgress: Equatable, Sendable {
  case grown(CommentThread)
  case complete(CommentThread)
  case failed(HackerNewsError)
}
