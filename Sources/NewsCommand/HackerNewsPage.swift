#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pages of the site itself.
enum HackerNewsPage {
  /// Where an item is read.
  static func item(_ id: Int) -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "news.ycombinator.com"
    components.path = "/item"
    components.queryItems = [URLQueryItem(name: "id", value: String(id))]
    // Constants and digits: there is nothing in it that an address may not hold.
    guard let url = components.url else { preconditionFailure("item \(id) has no address") }
    return url
  }
}
