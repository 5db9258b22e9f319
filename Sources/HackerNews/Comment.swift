#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What somebody said to a story or to another comment.
public struct Comment: Sendable, Equatable, Identifiable {
  /// The number that Hacker News gave it.
  public var id: Int
  /// Who wrote it; foreign text.
  public var author: String?
  /// When it was written.
  public var time: Date?
  /// The story, poll or comment it answers.
  public var parent: Int?
  /// What it says.
  public var text: RichText
  /// The replies, best first.
  public var kids: [Int]

  /// A comment with the given parts.
  public init(
    id: Int, author: String? = nil, time: Date? = nil, parent: Int? = nil, text: RichText,
    kids: [Int] = []
  ) {
    self.id = id
    self.author = author
    self.time = time
    self.parent = parent
    self.text = text
    self.kids = kids
  }
}
