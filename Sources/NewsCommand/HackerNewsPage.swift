#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pages of the site itself.
enum HackerNewsPage {
  /// Where an item is read.
  static func item(_ id: Int) -> URL { address("item", String(id)) }

  private static func address(_ path: String, _ id: String) -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "news.ycombinator.com"
    components.path = "/" + path
    components.queryItems = [URLQueryItem(name: "id", value: id)]
    guard let url = components.url else { preconditionFailure("\(path)?id=\(id) is no address") }
    return url
  }
}
