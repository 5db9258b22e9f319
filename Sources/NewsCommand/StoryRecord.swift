#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A story, job or poll with its place in a list.
struct StoryRecord: Sendable, Equatable {
  /// Why a stream shows it.
  enum Event: String, Sendable {
    case initial, new
  }

  var item: Item
  var position: Int?
  var feed: Feed?
  /// Set where a feed is watched.
  var event: Event?

  /// Its line in the given layout.
  func line(in layout: Layout) -> String {
    switch layout.form {
    case .rows: StoryRow(self, in: layout).line
    case .sentences: sentence(in: layout)
    case .fields: layout.line(fields, [0: .rank, 2: .points, 3: .comments, 5: .age])
    case .objects: JSONValue.object(members).line
    }
  }

  /// In the order that help states.
  var fields: [String] {
    [
      position.map(String.init) ?? "", String(item.id), item.points.map(String.init) ?? "",
      item.commentCount.map(String.init) ?? "", item.author ?? "", item.time?.iso8601 ?? "",
      item.title ?? "", item.url?.absoluteString ?? "",
    ]
  }

  /// The members of its JSON object.
  var members: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "author": JSONValue(item.author), "comments": JSONValue(item.commentCount),
      "feed": JSONValue(feed?.rawValue), "id": .integer(item.id), "kind": "story",
      "points": JSONValue(item.points), "position": JSONValue(position),
      "text": JSONValue(item.text?.plainText), "time": JSONValue(item.time?.timestamp?.iso8601),
      "title": JSONValue(item.title), "url": JSONValue(item.url?.absoluteString),
    ]
    if let event { members["event"] = .string(event.rawValue) }
    return members
  }

  private func sentence(in layout: Layout) -> String {
    if event == .new {
      return (["New: \(item.title ?? "")"] + host).joined(separator: ", ").safeLine
    }
    let start = position.map { "\($0). " } ?? ""
    return (["\(start)\(item.title ?? "")"] + host + item.facts(in: layout))
      .joined(separator: ", ").safeLine
  }

  private var host: [String] { item.host.map { [$0] } ?? [] }
}

extension StoryRecord {
  /// What has come into a feed that is watched.
  init(_ arrival: FeedSnapshot.Arrival, in feed: Feed) {
    self.init(item: arrival.item, position: arrival.rank, feed: feed, event: .new)
  }
}

extension Item {
  /// Points, comments, author and age in words, those that are known.
  func facts(in layout: Layout) -> [String] { facts(age: layout.age(of: time)) }

  /// Points, comments, author and an age in words, those that are known.
  func facts(age: String) -> [String] {
    [
      points.map { $0 == 1 ? "1 point" : "\($0) points" },
      commentCount.map { $0 == 1 ? "1 comment" : "\($0) comments" },
      author.map { "by \($0)" }, age.isEmpty ? nil : age,
    ].compactMap(\.self)
  }
}

extension Style {
  static let rank = Style(faint: true)
  static let mark = Style(.green, bold: true)
  static let id = Style(faint: true)
  static let points = Style(.yellow)
  static let comments = Style(.cyan)
  static let age = Style(faint: true)
  static let host = Style(faint: true)
}
