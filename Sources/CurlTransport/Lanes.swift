import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Who may send and who waits: some at a time for one origin, some at a time for all, each origin in order.
///
/// Streams stay, so they are counted apart: they must not take the places of requests.
struct Lanes {
  /// Whose turn is not that of another: the origin and the kind.
  struct Key: Hashable {
    let scheme: String
    let host: String
    let port: Int?
    let isStream: Bool

    init(_ exchange: any Exchange) {
      scheme = exchange.request.url.scheme?.lowercased() ?? ""
      host = exchange.request.hostName
      port = exchange.request.url.port
      isStream = exchange.isStream
    }
  }

  /// How many streams there may be from one origin.
  static let streamsPerHost = 4
  private let connectionsPerHost: Int
  private let most: Int
  private var requests = 0
  private var streams = 0
  private var lanes: [Key: Lane] = [:]

  /// At most `most` requests and as many streams are under way.
  init(connectionsPerHost: Int, most: Int) {
    self.connectionsPerHost = connectionsPerHost
    self.most = most
  }

  mutating func append(_ job: Job) {
    let width = job.lane.isStream ? Self.streamsPerHost : connectionsPerHost
    lanes[job.lane, default: Lane(width: width)].append(job)
  }

  /// Lets one begin that may.
  mutating func admit() -> Job? {
    let ready = lanes.first { $0.value.isReady && ($0.key.isStream ? streams : requests) < most }
    guard let key = ready?.key, let job = lanes[key]?.admit() else { return nil }
    count(1, of: key)
    return job
  }

  /// `job` is over, which was under way or, if `waited`, still in line.
  mutating func remove(_ job: Job, waited: Bool) {
    if waited {
      lanes[job.lane]?.noteLeft()
    } else {
      lanes[job.lane]?.noteEnd()
      count(-1, of: job.lane)
    }
    if lanes[job.lane]?.isEmpty ?? false { lanes[job.lane] = nil }
  }

  private mutating func count(_ change: Int, of key: Key) {
    if key.isStream { streams += change } else { requests += change }
  }
}
