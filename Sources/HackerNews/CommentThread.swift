#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An item with all that was said below it, as far as it has arrived.
public struct CommentThread: Sendable, Equatable {
  /// What the thread hangs from: a story, a poll, a comment, or the gap that is left of one.
  public var root: Result<Item, Gap>
  /// The options of a poll with their votes, in the order of the poll.
  public var options: [Result<PollOption, Gap>]
  /// The comments as they are read: each before its replies, best first.
  ///
  /// A comment that is gone has its place as long as something is left below it.
  public var comments: [Node]
  /// Everything that could not be shown, also what has no place among the comments; level by level, in rank order.
  public var gaps: [Gap]
  /// How many comments and options are still on their way, as far as is known by now.
  public var outstanding: Int
  /// How many comments were not asked for because of a limit; replies to them are not counted.
  public var leftOut: Int
  /// Set where the service could not be reached and this is what the cache has.
  public var outdated: Outdated?

  /// How old something is, and why there is nothing newer.
  public struct Outdated: Sendable, Equatable {
    /// When it was kept.
    public var since: Date
    /// Why nothing newer came.
    public var reason: HackerNewsError

    /// Something kept since a moment, for a reason.
    public init(since: Date, reason: HackerNewsError) {
      self.since = since
      self.reason = reason
    }
  }

  /// A comment and its place.
  public struct Node: Sendable, Equatable, Identifiable {
    /// The number of the comment.
    public var id: Int
    /// 0 for an answer to the root itself, 1 for an answer to that.
    public var depth: Int
    /// The comment, or why there is none.
    public var content: Result<Comment, Gap>

    /// A comment at a place.
    public init(id: Int, depth: Int, content: Result<Comment, Gap>) {
      self.id = id
      self.depth = depth
      self.content = content
    }
  }

  /// A thread with the given parts.
  public init(
    root: Result<Item, Gap>, options: [Result<PollOption, Gap>] = [], comments: [Node] = [],
    gaps: [Gap] = [], outstanding: Int = 0, leftOut: Int = 0, outdated: Outdated? = nil
  ) {
    self.root = root
    self.options = options
    self.comments = comments
    self.gaps = gaps
    self.outstanding = outstanding
    self.leftOut = leftOut
    self.outdated = outdated
  }
}
