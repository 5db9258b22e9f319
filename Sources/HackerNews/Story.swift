#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A link or a text that somebody submitted.
public struct Story: Sendable, Equatable, Identifiable {
  /// The number that Hacker News gave it.
  public var id: Int
  /// The title as plain text, its entities decoded; foreign text, not yet safe for a terminal.
  public var title: String
  /// Who submitted it; foreign text.
  public var author: String?
  /// When it was first submitted.
  public var time: Date?
  /// The page it links to, http or https only; `nil` for a question or another text.
  public var url: URL?
  /// What the author wrote with it.
  public var text: RichText?
  /// Votes for it less votes against.
  public var points: Int?
  /// How many comments the service counts, which may differ from how many can be read.
  public var commentCount: Int?
  /// The top-level comments, best first.
  public var kids: [Int]

  /// A story with the given parts.
  public init(
    id: Int, title: String, author: String? = nil, time: Date? = nil, url: URL? = nil,
    text: RichText? = nil, points: Int? = nil, commentCount: Int? = nil, kids: [Int] = []
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.time = time
    self.url = url
    self.text = text
    self.points = points
    self.commentCount = commentCount
    self.kids = kids
  }
}
