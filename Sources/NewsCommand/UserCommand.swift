import HackerNews
import Terminal
import ToolKit

/// `news user`: a user on standard output.
struct UserCommand: Sendable {
  var name: String

  /// Prints the user.
  func run(on desk: Desk) async throws(Failure) {
    let user = try await desk.waiting { _ async throws(HackerNewsError) in
      try await desk.client.user(name)
    }
    try desk.print(lines(for: user, in: desk.layout))
  }

  private func lines(for user: User, in layout: Layout) -> [String] {
    let about = user.about?.plainText
    let submissions = user.submitted.count
    switch layout.form {
    case .objects:
      let members: [String: JSONValue] = [
        "about": JSONValue(about), "created": JSONValue(user.created?.timestamp?.iso8601),
        "id": .string(user.name), "karma": JSONValue(user.karma), "kind": "user",
        "submissions": .integer(submissions),
      ]
      return [JSONValue.object(members).line]
    case .fields:
      let karma = user.karma.map(String.init) ?? ""
      return [
        layout.line([
          user.name, karma, user.created?.iso8601 ?? "", String(submissions), about ?? "",
        ])
      ]
    case .rows, .sentences:
      let facts = [
        user.karma.map { "\($0) karma" }, user.created.map { "since \($0.iso8601.prefix(10))" },
        submissions == 1 ? "1 submission" : "\(submissions) submissions",
      ].compactMap(\.self).joined(separator: ", ")
      let width = layout.columns()
      let text = about.map { [""] + $0.safeBody.wrapped(to: width) } ?? []
      return [layout.styled(user.name.safeLine.cut(to: width), .title)]
        + facts.wrapped(to: width) + text
    }
  }
}
