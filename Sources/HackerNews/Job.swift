#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An opening at a company; nobody can comment on it.
public struct Job: Sendable, Equatable, Identifiable {
  /// The number that Hacker News gave it.
  public var id: Int
  /// The title as plain text; foreign text, not yet safe for a terminal.
  public var title: String
  /// Who posted it; foreign text.
  public var author: String?
  /// When it was posted.
  public var time: Date?
  /// The page it links to, http or https only; `nil` where the text says it all.
  public var url: URL?
  /// The opening in words.
  public var text: RichText?
  /// Always 1 in practice.
  public var points: Int?

  /// A job with the given parts.
  public init(
    id: Int, title: String, author: String? = nil, time: Date? = nil, url: URL? = nil,
    text: RichText? = nil, points: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.time = time
    self.url = url
    self.text = text
    self.points = points
  }
}
