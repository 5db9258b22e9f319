#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What to search for, and in which order.
public struct SearchQuery: Sendable, Equatable {
  /// Words, quoted phrases, and words not to find behind a minus; the empty text finds everything.
  public var text: String
  /// The order of the hits.
  public var order: Order
  /// The one kind to find, or `nil` for all of them.
  public var kind: Kind?
  /// The page of hits, from 1.
  public var page: Int
  /// Hits to a page, 1 to 1,000.
  public var hitsPerPage: Int

  /// A search, by default for the most relevant 20 of all kinds.
  public init(
    _ text: String, order: Order = .relevance, kind: Kind? = nil, page: Int = 1,
    hitsPerPage: Int = 20
  ) {
    self.text = text
    self.order = order
    self.kind = kind
    self.page = page
    self.hitsPerPage = hitsPerPage
  }

  /// In which order hits come.
  public enum Order: String, CaseIterable, Sendable {
    /// The best match first, then points, then comments.
    case relevance
    /// The newest first.
    case date
  }

  /// What is searched.
  public enum Kind: String, CaseIterable, Sendable {
    /// Links and texts.
    case story
    /// What was said to them.
    case comment
    /// Openings.
    case job
    /// Questions with options.
    case poll
  }

  /// The service reaches no hit beyond this one.
  public static let reach = 1000

  /// Where the answer is, below the search address.
  var path: String { order == .date ? "search_by_date" : "search" }

  /// `url` with the parameters, where pages count from 0.
  func address(below url: URL) -> URL {
    let parameters = [
      ("query", text),
      ("tags", kind?.rawValue ?? "(story,comment,job,poll)"),
      ("page", String(min(max(page, 1), Self.reach + 1) - 1)),
      ("hitsPerPage", String(min(max(hitsPerPage, 1), Self.reach))),
      // Otherwise a short word finds much that only resembles it.
      ("typoTolerance", "min"),
    ]
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.queryItems = parameters.map { URLQueryItem(name: $0.0, value: $0.1) }
    // A plus may stand in a query as it is, but the service takes it for a blank.
    let query = components?.percentEncodedQuery
    components?.percentEncodedQuery = query?.replacing("+", with: "%2B")
    return components?.url ?? url
  }
}
