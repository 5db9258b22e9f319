#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One answer that a poll offers.
public struct PollOption: Sendable, Equatable, Identifiable {
  /// The number that Hacker News gave it.
  public var id: Int
  /// The poll it belongs to.
  public var poll: Int?
  /// The author of the poll; foreign text.
  public var author: String?
  /// When the poll was submitted.
  public var time: Date?
  /// The answer in words.
  public var text: RichText
  /// How many voted for it.
  public var votes: Int?

  /// An option with the given parts.
  public init(
    id: Int, poll: Int? = nil, author: String? = nil, time: Date? = nil, text: RichText,
    votes: Int? = nil
  ) {
    self.id = id
    self.poll = poll
    self.author = author
    self.time = time
    self.text = text
    self.votes = votes
  }
}
