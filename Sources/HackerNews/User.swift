#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Somebody who has submitted or commented.
public struct User: Sendable, Equatable {
  /// The name, where upper and lower case differ.
  public var name: String
  /// When the account was opened.
  public var created: Date?
  /// Votes received, less those against; may be negative.
  public var karma: Int?
  /// What the user says of themselves.
  public var about: RichText?
  /// Everything submitted, newest first: stories, comments, polls, also what is deleted by now.
  public var submitted: [Int]

  /// A user with the given parts.
  public init(
    name: String, created: Date? = nil, karma: Int? = nil, about: RichText? = nil,
    submitted: [Int] = []
  ) {
    self.name = name
    self.created = created
    self.karma = karma
    self.about = about
    self.submitted = submitted
  }
}
