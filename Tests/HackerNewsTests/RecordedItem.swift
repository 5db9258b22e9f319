import HackerNews
import TestSupport

/// A recorded document, read by a client.
enum RecordedItem {
  static func outcome(_ file: String, id: Int) async throws -> Result<Item, Gap> {
    let body = try RecordedData.hackerNews.text(file)
    return try await client(ScriptedTransport(["item/\(id).json": body])).items([id])[0]
  }

  static func story(_ file: String, id: Int) async throws -> Story {
    guard case .story(let story) = try await outcome(file, id: id).get() else {
      throw Gap(id: id, reason: .unexpectedKind("no story"))
    }
    return story
  }

  static func comment(_ file: String, id: Int) async throws -> Comment {
    guard case .comment(let comment) = try await outcome(file, id: id).get() else {
      throw Gap(id: id, reason: .unexpectedKind("no comment"))
    }
    return comment
  }
}
