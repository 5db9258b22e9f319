import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Who may send and who waits: some at a time for one origin, some at a time for all, each origin in order.
struct Lanes {
  /// Streams have lanes of their own, so that they do not take the places of requests.
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
  private var underWay = 0
  private var lanes: [Key: Lane] = [:]

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
    guard underWay < most, let key = lanes.first(where: { $0.value.isReady })?.key,
      let job = lanes[key]?.admit()
    else { return nil }
    underWay += 1
    return job
  }

  /// `job` is over, which was under way or, if `waited`, still in line.
  mutating func remove(_ job: Job, waited: Bool) {
    if waited {
      lanes[job.lane]?.noteLeft()
    } else {
      lanes[job.lane]?.noteEnd()
      underWay -= 1
    }
    if lanes[job.lane]?.isEmpty ?? false { lanes[job.lane] = nil }
  }
}
