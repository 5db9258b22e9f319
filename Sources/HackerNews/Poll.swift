#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A question with options to vote for.
public struct Poll: Sendable, Equatable, Identifiable {
  /// The number that Hacker News gave it.
  public var id: Int
  /// The title as plain text; foreign text, not yet safe for a terminal.
  public var title: String
  /// Who asks; foreign text.
  public var author: String?
  /// When it was submitted.
  public var time: Date?
  /// The question in more words.
  public var text: RichText?
  /// Votes for the poll itself, not for an option.
  public var points: Int?
  /// How many comments the service counts.
  public var commentCount: Int?
  /// The top-level comments, best first.
  public var kids: [Int]
  /// The options, in the order of the poll.
  public var parts: [Int]

  /// A poll with the given parts.
  public init(
    id: Int, title: String, author: String? = nil, time: Date? = nil, text: RichText? = nil,
    points: Int? = nil, commentCount: Int? = nil, kids: [Int] = [], parts: [Int] = []
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.time = time
    self.text = text
    self.points = points
    self.commentCount = commentCount
    self.kids = kids
    self.parts = parts
  }
}
