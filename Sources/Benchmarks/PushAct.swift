/// Something that happens at the Hacker News of the measurements of pushes, and that it pushes.
enum PushAct: String, CaseIterable, Sendable {
  /// A new story stands above the others.
  case story
  /// A story among the first 30 gets a point, and `updates` names it.
  case vote
  /// `updates` names stories behind the first 30, and comments.
  case elsewhere
  /// Both streams say that they live.
  case keepAlive = "keep-alive"
  /// The stream of the list ends.
  case dropList = "drop-list"
  /// The stream of `updates` ends.
  case dropUpdates = "drop-updates"
}
