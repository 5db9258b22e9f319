#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// The card of a user.
struct UserReader: Equatable, Sendable {
  let name: String
  private(set) var user: User?
  private(set) var failure: String?
  /// The first line in the window.
  var top = 0

  init(name: String) { self.name = name }

  /// Whether nothing has come yet.
  var isAwaited: Bool { user == nil && failure == nil }

  /// Takes over who it is, or why that cannot be said.
  mutating func take(_ result: Result<User, HackerNewsError>) {
    switch result {
    case .success(let user): self.user = user
    case .failure(let error): failure = "error: \(error.description.safeLine)"
    }
  }

  /// The lines of the card, each at most so wide.
  func lines(width: Int) -> [String] {
    guard let user else { return [failure ?? "loading"] }
    let facts = [
      user.karma.map { "\($0) karma" }, user.created.map { "since \($0.iso8601.prefix(10))" },
      user.submitted.count == 1 ? "1 submission" : "\(user.submitted.count) submissions",
    ].compactMap(\.self).joined(separator: ", ")
    let about = user.about.map { [""] + $0.plainText.safeBody.wrapped(to: width) } ?? []
    return facts.wrapped(to: width) + about
  }
}
