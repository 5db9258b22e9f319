/// What has happened at a server since it started.
public struct LoopbackStatistics: Sendable, Equatable {
  /// Connections accepted.
  public internal(set) var connections = 0
  /// Connections open now.
  public internal(set) var openConnections = 0
  /// The most connections that were open at a time.
  public internal(set) var mostConnections = 0
  /// Connections that the client closed, idle or not.
  public internal(set) var closedByClient = 0
  /// Requests whose connection the client closed before the answer was complete.
  public internal(set) var abandonedRequests = 0
  /// Requests whose head was read in full.
  public internal(set) var requests = 0
  /// Requests being answered now.
  public internal(set) var openRequests = 0
  /// The most requests that were being answered at a time.
  public internal(set) var mostRequests = 0
  /// Requests answered to the end, faults included.
  public internal(set) var answers = 0
  /// Live bodies being written now.
  public internal(set) var openStreams = 0
  /// Bytes handed to the system, heads included.
  public internal(set) var bytesSent = 0
  /// Requests by path, for the first 10 000 different paths.
  public internal(set) var requestsByPath: [String: Int] = [:]
  /// The last requests, oldest first, at least 1 000 if there were so many, at most 2 000.
  public internal(set) var recentRequests: [LoopbackRequest] = []

  mutating func count(_ request: LoopbackRequest) {
    requests += 1
    openRequests += 1
    mostRequests = max(mostRequests, openRequests)
    let path = request.path
    if requestsByPath.count < 10_000 || requestsByPath[path] != nil {
      requestsByPath[path, default: 0] += 1
    }
    if recentRequests.count == 2_000 { recentRequests.removeFirst(1_000) }
    recentRequests.append(request)
  }
}
