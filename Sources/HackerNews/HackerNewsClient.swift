import AsyncOperators
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Asks the two services of Hacker News: the official one, and the search over all that was ever written.
///
/// It remembers the six lists with their entity tags, so that an unchanged list comes without its body, and nothing
/// else but what it may keep in a cache: threads and, for a `FeedModel`, lists and items. Every method ends early with `.http(.cancelled)` when its caller is cancelled. An answer may have 64 KiB;
/// a user 256 KiB and a page of hits 8 MiB.
public actor HackerNewsClient {
  /// The official service.
  public static let officialAddress = URL.constant("https://hacker-news.firebaseio.com/v0")
  /// The search service that the site links to.
  public static let officialSearchAddress = URL.constant("https://hn.algolia.com/api/v1")

  let http: HTTPClient
  let baseURL: URL
  let searchURL: URL
  /// How many requests at a time.
  let maxConcurrency: Int
  /// What earlier runs brought; nil where nothing is kept.
  let memory: NewsMemory?
  nonisolated let flights = SingleFlight<Int, ItemAnswer, Never>()
  private var lists: [Feed: RememberedList] = [:]

  /// A client of the services at the two addresses, which end in `/v0` and `/api/v1`.
  ///
  /// `maxConcurrency` (1 or more) bounds the requests of each call; the transport should open as many connections.
  /// `cache` keeps what is brought for later runs, threads only where `keepsThreads`; without one nothing outlives this
  /// client.
  public init(
    http: HTTPClient, baseURL: URL = officialAddress, searchURL: URL = officialSearchAddress,
    maxConcurrency: Int = 16, cache: (any NewsCache)? = nil, keepsThreads: Bool = true
  ) {
    precondition(maxConcurrency > 0, "\(maxConcurrency) requests at a time would bring nothing")
    self.http = http
    self.baseURL = baseURL
    self.searchURL = searchURL
    self.maxConcurrency = maxConcurrency
    memory = cache.map { NewsMemory($0, keepsThreads: keepsThreads) }
  }

  /// What this client has asked for and taken from its cache so far.
  public nonisolated var traffic: Traffic {
    let counts = http.traffic.counts
    return Traffic(
      requests: counts.requests, failures: counts.failures, fromDisk: memory?.answerCount ?? 0)
  }

  /// The items of a feed by rank, each once: one request.
  ///
  /// - Throws: `.http`, also for an answer that is no list.
  public func ids(in feed: Feed) async throws(HackerNewsError) -> [Int] {
    var request = request(to: baseURL, path: feed.path)
    request.keptHeaders = ["etag"]
    request.headers["X-Firebase-ETag"] = "true"
    let known = lists[feed]
    if let known { request.headers["If-None-Match"] = known.tag }
    let response: HTTPResponse
    do { response = try await http.get(request) } catch { throw .http(error) }
    if response.status == 304, let known { return known.ids }
    do {
      let ids = try await IDList.decoded(from: response.body, endpoint: request.endpoint)
      lists[feed] = RememberedList(tag: response.headers["etag"], ids: ids)
      return ids
    } catch { throw .http(error) }
  }

  /// Everything there is to know of one item: one request.
  ///
  /// - Throws: `.noSuchItem`; `.unavailable` where it is deleted, dead or unreadable; `.http`.
  public nonisolated func item(_ id: Int) async throws(HackerNewsError) -> Item {
    switch await answer(of: id).reading.outcome(for: id) {
    case .success(let item): return item
    case .failure(let gap): throw HackerNewsError(gap)
    }
  }

  /// Somebody's page: one request.
  ///
  /// - Throws: `.noSuchUser`, since upper and lower case differ; `.http`.
  public nonisolated func user(_ name: String) async throws(HackerNewsError) -> User {
    guard Self.isPossible(name: name) else { throw .noSuchUser(name) }
    var request = request(to: baseURL, path: "user/\(name).json")
    request.maximumBodyBytes = 256 << 10
    guard let document = try await fetch(UserDocument?.self, from: request) else {
      throw .noSuchUser(name)
    }
    guard document.id == name else {
      let reason = "another user"
      throw .http(.undecodable(endpoint: request.endpoint, reason: reason))
    }
    return document.user(named: name)
  }

  /// What changed lately: one request.
  ///
  /// - Throws: `.http`, also for an answer that names no items.
  public nonisolated func updates() async throws(HackerNewsError) -> Updates {
    let request = request(to: baseURL, path: "updates.json")
    return try await fetch(UpdatesDocument.self, from: request).updates
  }

  /// The highest number given to an item so far: one request.
  ///
  /// - Throws: `.http`, also for an answer that is no number.
  public nonisolated func maxItem() async throws(HackerNewsError) -> Int {
    try await fetch(Int.self, from: request(to: baseURL, path: "maxitem.json"))
  }

  /// One page of hits: one request.
  ///
  /// - Throws: `.http`, also for an answer without hits, which is not the same as one with none.
  public nonisolated func search(_ query: SearchQuery) async throws(HackerNewsError) -> SearchPage {
    var request = request(to: searchURL, path: query.path)
    request.url = query.address(below: request.url)
    request.maximumBodyBytes = 8 << 20
    return try await fetch(SearchDocument.self, from: request).page(for: query)
  }
}
