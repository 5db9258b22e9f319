import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pages of the site itself.
enum HackerNewsPage {
  private static let items = URL.constant("https://news.ycombinator.com/item")

  /// Where an item is read.
  static func item(_ id: Int) -> URL {
    items.appending(queryItems: [URLQueryItem(name: "id", value: String(id))])
  }
}
